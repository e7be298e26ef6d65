/**
 * A page a block: a line with title, address, name in the menu, template and what the image shows (empty where there is
 * none); a line with its excerpt; then its text.
 */
export const PAGE_LINES = `
About us | /about | About | page | The office in Lazimpat
Who stands behind the marketplace.
We are twenty-two people in Kathmandu and Pokhara. The marketplace belongs to the families and guides who sell on it.
## Since 2016
It began with nine homestays in Lamjung that had lost their roofs, and no way to be found.

How we choose homestays | /about/how-we-choose-homestays | Homestay standards | article | Kitchen of a Tharu house
Every family is visited before the first guest arrives.
Our field team visits every house, sleeps a night and eats at the family’s table.
## What we look for
- A room with a door that locks, and a window.
- Clean water, and a toilet that works in the rain.
- A family that wants guests, not only their money.

What a visit looks like | /about/how-we-choose-homestays/what-a-visit-looks-like | A visit | article | Field worker writing on a veranda
Two days, forty questions, one dinner.
We come without our own food. The list of forty questions is open: ask us for it.

Complaints and what follows | /about/how-we-choose-homestays/complaints | Complaints | info |
What happens to a listing when three guests say the same.
After three complaints about the same thing we visit again. Until then the listing rests.

Our guides | /about/our-guides | Guides | page | Three guides at the gate of Namche
Licensed, insured and from the valley.
Every guide has a licence of the tourism board and a first-aid course not older than two years.

Annual report | /about/annual-report | Report | info |
What came in and where it went.
<table><tbody><tr><th>Year</th><th>To families and guides</th></tr><tr><td>2081</td><td>NPR 48,200,000</td></tr><tr><td>2082</td><td>NPR 61,900,000</td></tr></tbody></table>

Before you come | /before-you-come | Before you come | page | Backpack and boots on a bed
What to arrange at home, and what can wait.
Start eight weeks before you fly. Most things can wait; vaccinations cannot.

Visa and passport | /before-you-come/visa | Visa | info |
On arrival, at the airport, for most passports.
Fifteen days are USD 30, thirty are 50, ninety are 125. Your passport has to be good for six months.

Altitude and your safety | /before-you-come/altitude | Altitude | info | Camp at Thorong Phedi
Climb high, sleep low, and tell your guide early.
Above 3,000 metres, sleep no more than 500 metres higher each night.

Tablets | /before-you-come/altitude/tablets | Tablets | info |
Ask your doctor, not your friends.
Acetazolamide helps many and hides nothing. Try it at home first.

Insurance | /before-you-come/insurance | Insurance | article |
A helicopter costs USD 5,000: be sure who pays.
The policy has to name <strong>trekking up to 6,000 metres</strong> and rescue by air.

के के बोक्ने | /before-you-come/ke-ke-bokne | झोला | article | झोला र जुत्ता
हलुका झोला, सुखद बाटो।
दुई जोडी लुगा, एउटा न्यानो ज्याकेट, टोपी र चस्मा।

Booking and payment | /booking | Booking | page |
How a booking becomes a bed.
You pay a deposit; the family or the vendor confirms within a day.

Cancellation | /booking/cancellation | Cancellation | info |
Free of charge until thirty days before.
Half of the price until seven days before, the whole price after that.

Ways to pay | /booking/ways-to-pay | Payment | info |
Card, bank transfer, eSewa and Khalti.
Families without an account are paid by their committee.

For vendors | /vendors | For vendors | page | Vendor at a desk with maps
List your treks, homestays and hotels.
A listing costs nothing. We keep ten per cent of what is sold.

Approval of a listing | /vendors/approval | Approval | article |
What we check, and how long it takes.
Three working days, if photographs, prices and permits are complete.

Photographs that sell | /vendors/photographs | Photographs | article | Photographer before a house of stone
Daylight, people, one image of the toilet.
Guests believe the image of the toilet more than all the others.

Terms of use | /terms | Terms | info |
The contract between you and us.
These terms hold from Baisakh 2083.

गोपनीयता नीति | /privacy | Privacy | info |
तपाईंको जानकारी हामी कसरी राख्छौँ।
हामी इमेल, फोन र बुकिङको विवरण मात्र राख्छौँ।

Contact | /contact | Contact | page | Door of the office
Lazimpat, Kathmandu: Sunday to Friday, ten to five.
Write to us at <a href="mailto:office@example.com">office@example.com</a>, or come for tea.

Press | /press | Press | page |

`;
