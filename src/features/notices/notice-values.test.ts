import { expect, it } from 'vitest';
import { CreateNoticeBody } from '@/generated/zod/notices/notices';
import { validationErrors } from '@/lib/values/validation';
import { noticeResource } from './notice-values';

const bodyOf = (values: ReturnType<typeof noticeResource.toValues>) => noticeResource.bodyOf(values, values);

it('sends a record back as it came', () => {
  const notice = {
    title: 'दशैंमा घरबास बन्द',
    description: 'पाँच दिन',
    type: 'homestay',
    status: false,
  } as const;
  expect(bodyOf(noticeResource.toValues({ id: 2, ...notice }))).toEqual(notice);
});

it('sends an absent description as an empty text, so that one can be taken away', () => {
  const body = bodyOf(
    noticeResource.toValues({ id: 3, title: 'Late check-in', description: null, status: true }),
  );
  expect(body.description).toBe('');
});

it('starts active, and asks for a title and a type', () => {
  expect(noticeResource.toValues().status).toBe(true);
  expect(validationErrors(CreateNoticeBody, bodyOf(noticeResource.toValues()))).toEqual({
    title: 'This field is required.',
    type: 'This field is required.',
  });
});
