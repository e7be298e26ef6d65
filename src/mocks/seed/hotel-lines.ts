import { stayLines } from './stay-lines';

/** A town with hotels: slug of the region, address, district and province, coordinates, names; the last two are stars and price. */
const LINES = `
thamel | Chaksibari Marg, Thamel | Kathmandu, Bagmati | 27.7154 85.3123 | Hotel Marsyangdi Garden, 4, 7200; Chaksibari Courtyard Inn, 3, 4300; होटल ठमेल दरबार, 3, 3900; Trekkers’ Rest Thamel, 2, 2400
pokhara-lakeside | Baidam, Lakeside 6 | Pokhara, Gandaki | 28.2090 83.9575 | Hotel Phewa Sunrise, 4, 6500; Lakeside Bougainvillea, 3, 4800; फेवा किनार होटल, 3, 4200; Barahi Boat House, 5, 14500
sauraha | Sauraha, Ratnanagar 6 | Chitwan, Bagmati | 27.5780 84.4960 | Rapti Riverside Lodge, 3, 5200; Sauraha Elephant Grass Inn, 2, 2800; Tharu Verandah Hotel, 3, 3600; Chitwan Sal Forest Resort, 4, 8900
boudha | Boudha Stupa Marg | Kathmandu, Bagmati | 27.7215 85.3620 | Butter Lamp Guest House, 2, 2600; Hotel Kora Boudha, 3, 4700; Lotus Monastery Rooms, 2, 2200; बौद्ध शान्ति होटल, 3, 3900
patan | Mangal Bazar, Lalitpur 16 | Lalitpur, Bagmati | 27.6727 85.3253 | पाटन दरबार होटल, 4, 9200; Swotha Heritage House, 4, 8600; Golden Temple Rooms, 3, 4900; Hotel Pulchowk Terrace, 3, 5100
bhaktapur | Taumadhi Tole | Bhaktapur, Bagmati | 27.6713 85.4298 | Nyatapola View Inn, 3, 4600; Potters’ Square Guest House, 2, 2500; भक्तपुर चोक होटल, 2, 2300; Dattatreya Brick House, 4, 7800
lazimpat | Lazimpat, Ward 2 | Kathmandu, Bagmati | 27.7248 85.3206 | Hotel Jacaranda Lazimpat, 4, 9800; Embassy Garden Suites, 4, 10500; Panipokhari Business Hotel, 3, 5900; Maharajgunj Residency, 3, 5400
durbar-marg | Durbar Marg | Kathmandu, Bagmati | 27.7114 85.3172 | Hotel Narayanhiti Palace View, 5, 18500; Clock Tower Grand, 5, 16900; Jamal Plaza Hotel, 4, 8200; दरबारमार्ग रेसिडेन्सी, 4, 7900
nagarkot | Nagarkot 2, Bastola Gaun | Bhaktapur, Bagmati | 27.7172 85.5200 | Hotel Himalayan Balcony, 4, 8800; Mist and Pine Lodge, 3, 4400; Nagarkot Sunrise Cottage, 2, 2900; हिमाल दर्शन रिसोर्ट, 4, 7600
dhulikhel | Rabi Opi, Dhulikhel 4 | Kavrepalanchok, Bagmati | 27.6221 85.5428 | Dhulikhel Ridge Resort, 4, 9400; Kali Temple Lodge, 2, 2700; Panchkhal View Hotel, 3, 4500; Namobuddha Gate Inn, 3, 3900
sarangkot | Sarangkot ridge | Kaski, Gandaki | 28.2440 83.9486 | Paragliders’ Perch, 3, 5200; Machhapuchhre Deck, 4, 9900; सराङकोट सूर्योदय, 2, 2800; Cable Car Lodge, 3, 4700
bandipur | Bandipur Bazaar 4 | Tanahun, Gandaki | 27.9386 84.4079 | Old Bazaar Inn Bandipur, 3, 5600; बन्दीपुर क्याफे होटल, 2, 2600; Thani Mai Lodge, 2, 2400; Silk Farm House, 3, 4900
lumbini | Lumbini Sanskritik 8 | Rupandehi, Lumbini | 27.4840 83.2760 | Hotel Ashoka Pillar, 3, 4800; Maya Devi Garden, 4, 8300; Lotus Pond Pilgrim House, 2, 2100; शान्ति स्तुपा होटल, 3, 3900
namche-bazaar | Namche Bazaar 3 | Solukhumbu, Koshi | 27.8056 86.7140 | Hotel Saturday Market, 3, 5200; Khumbila Lodge, 2, 3400; Sherpa Terrace Inn, 3, 4800; नाम्चे हिमाल लज, 2, 3100
lukla | Lukla 3, Chaurikharka | Solukhumbu, Koshi | 27.6869 86.7297 | Runway View Lodge, 2, 2900; Lukla Starlight, 2, 2700; Hotel Number Twelve, 3, 4200; Yak and Propeller Inn, 2, 2500
jomsom | Jomsom, Gharapjhong 4 | Mustang, Gandaki | 28.7804 83.7230 | Hotel Nilgiri Airstrip, 3, 4600; Kali Gandaki Wind Lodge, 2, 2800; थकाली भान्सा होटल, 2, 2600; Om’s Courtyard Jomsom, 3, 4100
muktinath | Ranipauwa | Mustang, Gandaki | 28.8167 83.8697 | Hotel 108 Springs, 2, 3100; Thorong La Rest, 2, 2700; Pilgrims’ Hearth, 2, 2300; मुक्तिधाम होटल, 3, 3800
lo-manthang | Lo Manthang 3 | Mustang, Gandaki | 29.1833 83.9564 | Walled Town Hotel, 3, 6900; Lo Gyalpo Guest House, 2, 4200; Mustang Barley House, 2, 3900; Tiji Courtyard, 3, 5800
ghandruk-lodges | Ghandruk, Annapurna 10 | Kaski, Gandaki | 28.3774 83.8079 | Annapurna South Terrace, 3, 5400; घान्द्रुक स्लेट लज, 2, 2900; Hotel Gurung Slate, 3, 4300; Modi Valley Rest, 2, 2600
tansen | Shital Pati, Tansen | Palpa, Lumbini | 27.8673 83.5467 | Hotel Srinagar Hill, 3, 4200; Dhaka Weavers’ Inn, 2, 2300; रानीमहल होटल, 3, 3700; Tansen Durbar Lodge, 2, 2100
biratnagar | Main Road, Biratnagar 9 | Morang, Koshi | 26.4525 87.2718 | Hotel Eastern Star, 4, 6400; Jute Mill Residency, 3, 3900; कोशी बिजनेस होटल, 3, 3600; Airport Road Inn, 2, 2200
nepalgunj | Pushpalal Chowk | Banke, Lumbini | 28.0500 81.6167 | Hotel Bageshwari, 3, 3800; Simikot Transit Inn, 2, 2300; Karnali Gate Hotel, 3, 4100; रानीतलाउ होटल, 2, 2000
ilam-bazaar | Ilam Bazaar 7 | Ilam, Koshi | 26.9094 87.9282 | Tea Garden Balcony, 3, 3900; इलाम चिया बगान होटल, 2, 2400; Mai Valley Inn, 2, 2200; Hotel Green Leaf Ilam, 3, 3500
dharan | Bhanu Chowk, Dharan 8 | Sunsari, Koshi | 26.8120 87.2835 | Hotel Clock Tower Dharan, 3, 3700; Old Camp Bungalow, 4, 6200; बुढासुब्बा होटल, 2, 2100; Saptakoshi Inn, 2, 2400
bardiya-thakurdwara | Thakurdwara, Thakurbaba 9 | Bardiya, Lumbini | 28.4520 81.2470 | Tiger Track Lodge, 3, 5600; Karnali Mud Cottages, 3, 4900; थारु आँगन लज, 2, 2700; Babai Jungle Camp, 4, 8800
`;

export const HOTEL_LINES = stayLines(LINES);
