/**
 * A blog a block: a line with title, slug, category, what the image shows (empty where there is none) and the packages
 * that it leads to; a line with its summary; then its text, `##` before a heading and `-` before an item of a list.
 */
export const BLOG_LINES = `
Everest base camp in fourteen days | everest-base-camp-in-fourteen-days | trekking-tips | Trekkers on the ridge of Kala Patthar | everest-base-camp-trek, gokyo-lakes-renjo-la
Day by day from Lukla to Kala Patthar, with two days to get used to the height.
The walk to the foot of सगरमाथा is not hard; the height is. Whoever takes fourteen days sees more of it than whoever takes eleven, and comes home with a better head.
## Before you fly
- Book the Lukla flight early, and keep <strong>two spare days</strong> at the end.
- In spring and autumn most flights start from Ramechhap, four hours by road.
- Carry rupees: the last dependable machine stands in Namche Bazaar.
## The days
From Lukla down to Phakding, then across the Hillary bridge and up to Namche (3,440 m). Stay there two nights and walk to Khumjung in between. Tengboche, Dingboche with another day of rest, Lobuche, Gorak Shep.
<blockquote><p>Climb high, sleep low, and tell your guide early.</p></blockquote>
## What it costs
Teahouse, meals, guide and a porter for two come to about NPR 150,000; the flights come on top. Read <a href="/blogs/what-a-porter-may-carry">what a porter may carry</a> before you pack.

How to choose your first trek | how-to-choose-your-first-trek | trekking-tips | Stone steps above Ulleri | ghorepani-poon-hill-trek, mardi-himal-trek, langtang-valley-trek
Three questions that leave two or three valleys out of fifty.
Nobody needs a list of the ten best treks. Three questions are enough.
## How many days do you have?
- Up to five: Poon Hill or Mardi Himal.
- A week to ten days: Langtang, Annapurna base camp.
- Two weeks and more: everything else.
## How high have you slept?
If the answer is below 3,000 metres, choose a valley from which one can walk down on the same day.
## When do you come?
In the monsoon go behind the mountains, to Mustang or Dolpo, where the clouds do not follow.

What a porter may carry | what-a-porter-may-carry | trekking-tips | | annapurna-base-camp-trek
Twenty-five kilos, shoes and an insurance: what is agreed, and how you can tell.
A porter carries up to <strong>25 kilos</strong> below 4,000 metres and 20 above, including what belongs to him. That is one big bag of two guests.
## What we look at before the first step
- Shoes, a jacket and sunglasses, lent where they are missing.
- An insurance that also pays for a helicopter.
- A bed under a roof, at every stop.
If you see somebody carrying more, say so to your guide. It is not impolite.

Teahouses: what to expect | teahouses-what-to-expect | trekking-tips | Stove in the dining room of a lodge | langtang-valley-trek
A bed, a stove, dal bhat twice; and what costs extra the higher you come.
A teahouse is a family that lets rooms. There are two beds, a blanket, a nail for the jacket. The stove is lit in the evening.
## What costs extra
- Hot water: NPR 300 to 600.
- Charging a phone: NPR 200 to 500.
- Water in bottles. Bring tablets in its place.
Eat where you sleep: the room is cheap because the dinner is not.

Permits in one table | permits-in-one-table | trekking-tips | Stamped permit on a wooden table | manaslu-circuit-trek, upper-mustang-trek
Which paper is asked for where, and what it costs this year.
Prices change in the middle of July, with the Nepali year of the budget. This is how they stand.
<table><tbody><tr><th>Where</th><th>Paper</th><th>Price</th></tr><tr><td>Khumbu</td><td>Sagarmatha National Park, Khumbu Pasang Lhamu</td><td>NPR 3,000 and 3,000</td></tr><tr><td>Annapurna</td><td>Conservation area</td><td>NPR 3,000</td></tr><tr><td>Upper Mustang</td><td>Restricted area</td><td>USD 50 a day</td></tr><tr><td>मनास्लु</td><td>Restricted area</td><td>USD 100 for a week</td></tr></tbody></table>
For restricted areas there have to be two of you, and a licensed guide.

A map is still worth its weight | a-map-is-still-worth-its-weight | trekking-tips | Folded map under a cup of tea | helambu-village-trek
Telephones know where you are; a map knows where you could be.
Batteries last half as long in the cold. A map of 1:50,000 costs 500 rupees in Thamel, and shows the other way down.
## What to look for
Springs, bridges, the names of hamlets as their people say them. Your guide will add three more in pencil.

पहिलो पदयात्राका लागि दश कुरा | pahilo-padayatra-ka-lagi-das-kura | trekking-tips | पहाडको बाटोमा झोला | ghorepani-poon-hill-trek
झोलामा के राख्ने, के नराख्ने: पहिलो पटक हिँड्नेका लागि।
झोला हलुका हुनुपर्छ। दुई जोडी लुगा पुग्छ: एउटा हिँड्ने, एउटा सुत्ने।
## नबिर्सने कुरा
- टोपी, चस्मा र ओठमा लगाउने मलम
- पानी सफा गर्ने चक्की
- टर्च र अतिरिक्त ब्याट्री
बाटोमा फोहोर नफालौँ। जे लगिन्छ, त्यो फिर्ता ल्याऔँ।

Walking with a guide from the valley | walking-with-a-guide-from-the-valley | trekking-tips | Guide pointing at a ridge | tsum-valley-trek, rara-lake-trek
Who knows the way, and who knows the people on it.
Since 2023 a guide is required on most routes. Ask for one who was born there: doors open that no map shows.
Our guides have a licence, speak the language of the valley and English, and are paid by the day and not by the commission.

Rain, leeches and rhododendrons | rain-leeches-and-rhododendrons | trekking-tips | Wet forest below Ghorepani | ghorepani-poon-hill-trek
The monsoon is not a mistake, if one knows where to be and what to wear.
From June to September it rains at night and most afternoons. Trails are green and empty, lodges are cheap, mountains show themselves at five in the morning.
- Salt or a lighter against leeches.
- An umbrella rather than a jacket.
- Spare days: roads slide.

इन्द्रजात्रामा काठमाडौं | indrajatra-in-kathmandu | festivals | कुमारीको रथ बसन्तपुरमा | kathmandu-heritage-walk
कुमारी, लाखे र आठ दिनको उत्सव।
भाद्रको अन्त्यमा बसन्तपुरमा लिङ्गो ठड्याइन्छ र आठ दिन सहर सुत्दैन। कुमारी, गणेश र भैरवका रथ तानिन्छन्।
## कहाँ उभिने
हनुमानढोकाको दक्षिणपट्टि बिहानै ठाउँ लिनुपर्छ। रथ साँझ चार बजेतिर हिँड्छ।

Dashain for guests | dashain-for-guests | festivals | Bamboo swing above a village | 
Swings, kites and goats: what closes, what opens, and where you are welcome.
For ten days the country is at home. Offices close, buses are full, and every village puts up a swing of bamboo.
If a family invites you for tika on the tenth day, go. Bring fruit, and bow your head.

Tihar, day by day | tihar-day-by-day | festivals | Rows of lamps before a door in Patan | kathmandu-heritage-walk
Crows, dogs, cows, and in the end brothers: five days of lamps.
The first day is for the crows, the second for the dogs, who wear garlands all day. On the third evening lamps lead Laxmi into every house.
## For photographers
Patan after dark, without a tripod: nobody can walk round it.

Mani Rimdu at Tengboche | mani-rimdu-at-tengboche | festivals | Masked dancer in the courtyard of Tengboche | everest-panorama-trek
Three days of masks at the autumn full moon, 3,860 metres high.
The monks dance sixteen acts, and one of them is for laughing. Lodges are full two months before; we hold beds in Deboche, twenty minutes below.

Dal bhat, twice a day | dal-bhat-twice-a-day | food | Brass plate with rice, lentils and greens | 
Why the plate is filled again, and what is on it from east to west.
Rice, lentils, greens, pickle. The cook comes round until you cover the plate with your hand; nothing on the menu is better value.
In Mustang it is buckwheat, in the east millet, and in Thak kitchens the ghee is from yaks.

What to eat in Bhaktapur | what-to-eat-in-bhaktapur | food | Clay cups of king curd | kathmandu-heritage-walk
Juju dhau, bara and a kitchen that opens at four.
The king of curds is sold in clay cups, on the way from Durbar Square to Taumadhi. Eat it there, and give the cup back.
- Bara: a pancake of black lentils, with an egg if you like.
- Samay baji: beaten rice with nine small things.

Millet beer and good manners | millet-beer-and-good-manners | food | Wooden tongba with a bamboo straw | pathibhara-darshan
How tongba is refilled, and how one says that it is enough.
Hot water is poured on fermented millet, three times. Whoever leaves the straw upright asks for a fourth.

Restricted areas, and why | restricted-areas-and-why | permits | | upper-dolpo-shey-gompa, nar-phu-valley-trek
Fifteen regions ask for a permit of their own: which, and how long it takes.
Most lie on the border. The paper is made in Kathmandu in one working day, if your passport is good for six months and there are two of you.

Visa on arrival in ten minutes | visa-on-arrival-in-ten-minutes | permits | Counter at Tribhuvan airport | 
Fill in the form at home, bring cash, stand in the right queue.
Fifteen days are USD 30, thirty are 50, ninety are 125. The machines take a photograph of you; the bank takes any hard currency.

Acute mountain sickness | acute-mountain-sickness | high-altitude | Oxygen bottle in the post of Pheriche | everest-base-camp-trek
Headache, no appetite, bad sleep: what is normal, what is not, and when to go down.
Above 3,000 metres sleep no more than <strong>500 metres</strong> higher each night, and rest every third day.
## Go down at once
- if you stagger in a straight line,
- if you cough at rest,
- if the headache stays after a tablet and a night.
The <a href="https://www.himalayanrescue.org.np">rescue association</a> has doctors in Pheriche and Manang, with a talk at three every afternoon.

How your body learns the height | how-your-body-learns-the-height | high-altitude | Trekker resting above Dingboche | gokyo-lakes-renjo-la
What happens in the blood between Lukla and Lobuche, in plain words.
On the second day you breathe faster, on the fourth there are more red cells, after three weeks you are somebody else. None of it can be hurried.

Diamox: yes or no | diamox-yes-or-no | high-altitude | | 
What it does, what it does not, and whom to ask.
It makes one breathe more, and it makes one tingle. It hides nothing. Ask a doctor who knows your other tablets.

Sleeping at five thousand metres | sleeping-at-five-thousand-metres | high-altitude | Frost on a window in Gorak Shep | everest-base-camp-trek
Why everybody wakes at two, and what to do then.
Breathing stops for some seconds and starts with a gasp. It is as it should be. Drink, put on the hat, read.

Children above the clouds | children-above-the-clouds | high-altitude | Two children on the meadow of Kyanjin | langtang-valley-trek
How high, how fast, and who decides.
Below eight years we stay under 3,000 metres. Children do not say that their head hurts; they stop playing.

Three days in Patan | three-days-in-patan | city-guides | Golden temple in the morning | kathmandu-heritage-walk
Courtyards, metal workers and the best museum of the country.
Start at the Golden Temple at seven, when the families bring rice. Patan has more than a hundred courtyards, and most doors are open.

पोखरामा एक दिन | pokharama-ek-din | city-guides | फेवातालमा डुङ्गा | sarangkot-paragliding
ताल, गुफा र सराङकोटको बिहान।
बिहान पाँच बजे सराङकोट, दस बजे ताल, साँझ पुरानो बजार। डुङ्गा चलाउनेले बाराही मन्दिरको कथा सुनाउँछन्।

Rebuilding Barpak | rebuilding-barpak | heritage | Rebuilt stone lane of Barpak | manaslu-circuit-trek
Ten years after the earthquake the lane is stone again, and the museum is a house.
The first shock of 2015 began under this village. What stands today was built by those who lived in what fell; two families take guests.

How this marketplace works | how-this-marketplace-works | | | 
Who writes here, who earns what, and what we do not print.
Vendors and families pay ten per cent of what they sell. No text here is paid for.

Autumn flights: what we know | autumn-flights-what-we-know | | Small aircraft at Ramechhap | everest-panorama-trek
Draft. To be published when the schedule is out.
Lukla is served from Ramechhap until the end of November.
`;
