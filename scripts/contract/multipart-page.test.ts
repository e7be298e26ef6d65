import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readContract } from './contract.ts';
import { multipartPage } from './multipart-page.ts';

const page = multipartPage(readContract());
const sectionOf = (operationId: string) =>
  page.split(/^## /m).find((text) => text.startsWith(`${operationId}\n`)) ?? '';

it.each([
  ['createPackage', ['vendor_id=12', 'full_payment=0', 'images[]=@namche.jpg', 'available_features[]=2']],
  ['createPackage', ['gallery[0][upload]=0', 'gallery[0][featured]=1']],
  ['updatePackage', ['gallery[0][id]=2102', 'available_features=', 'tag=', 'discount_total_no=']],
  ['createSeoPage', ['itinerary[0][title]=Besisahar to Ghale Gaun', 'cost_description[permit_cost]=none']],
  ['createSeoPage', ['gallery[0][file]=@view-tower.jpg', 'hero_image=@sunrise.jpg']],
])('shows the parts of %s as PHP reads them: %j', (operationId, parts) => {
  expect(sectionOf(operationId).split('\n')).toEqual(expect.arrayContaining(parts));
});

it('shows each example once, with its call', () => {
  expect(sectionOf('updateAmenity')).toMatchInlineSnapshot(`
    "updateAmenity

    \`PATCH /v1/admin/amenities/{amenityId}\`

    The same as \`createAmenity\`, or a part of it.

    Only what was changed, with a new picture before the stored one.

    \`\`\`
    display_name=Wi-Fi
    status=0
    images[]=@wifi.png
    alt[]=Wi-Fi sign
    alt[]=Router on a shelf
    gallery[0][upload]=0
    gallery[0][featured]=0
    gallery[1][id]=901
    gallery[1][featured]=1
    \`\`\`

    "
  `);
});

it('has every multipart body', () => {
  const bodies = readFileSync('openapi/admin.yaml', 'utf8').match(/^ +multipart\/form-data:$/gm) ?? [];
  expect(page.match(/^## /gm)).toHaveLength(bodies.length);
  expect(bodies.length).toBeGreaterThan(30);
});
