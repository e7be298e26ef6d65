import { stayLines } from './stay-lines';

/** A village with homestays: slug of the region, address, district and province, coordinates, names; the last two are beds and price. */
const LINES = `
ghale-gaun | Ghale Gaun, Kwholasothar 3 | Lamjung, Gandaki | 28.2936 84.3478 | Ghale Gaun Community Homestay, 24, 1800; Uttar Kanya House, 8, 1500; घले परिवारको घर, 6, 1400; Honey Hunters’ Hearth, 10, 1600; Slate Roof Homestay, 8, 1500
sirubari | Sirubari, Arjunchaupari | Syangja, Gandaki | 28.0361 83.8358 | सिरुबारी गाउँ होमस्टे, 40, 1500; Marigold Welcome House, 8, 1300; Gurung Courtyard Sirubari, 8, 1400; Panchase Ridge Family, 6, 1300; थुमी आँगन, 6, 1200
bhujung | Bhujung, Kwholasothar 7 | Lamjung, Gandaki | 28.3390 84.3310 | Four Hundred Roofs, 12, 1500; Bhujung Tea Terrace, 8, 1400; Round House Bhujung, 6, 1600; Ama Samuha Bhujung, 16, 1300; मिडिम खोला घर, 6, 1200
ghandruk | Ghandruk, Annapurna 11 | Kaski, Gandaki | 28.3742 83.8056 | घान्द्रुक गुरुङ घर, 10, 2000; Annapurna South Family, 8, 2200; Museum Lane Homestay, 6, 1900; Kotgaon Hearth, 8, 1800; Meshram House, 6, 1700
dalla | Dalla, Madhuwan 1 | Bardiya, Lumbini | 28.4060 81.2270 | Dalla Tharu Homestay, 30, 1200; Khata Corridor House, 8, 1100; डल्ला थारु आँगन, 10, 1100; Granary House Dalla, 6, 1000
amaltari | Amaltari, Kawasoti 15 | Nawalpur, Gandaki | 27.5610 84.1240 | अमलटारी मध्यवर्ती होमस्टे, 36, 1300; Bote Boatmen’s House, 8, 1200; Musahar Family Homestay, 6, 1000; Narayani Bank House, 8, 1300
briddim | Briddim, Gosaikunda 4 | Rasuwa, Bagmati | 28.1700 85.3420 | Briddim Tamang Home, 8, 1200; Prayer Flag House, 6, 1100; Langtang Gate Family, 8, 1300; ब्रिदिम सामुदायिक, 20, 1100
tamang-heritage-trail | Gatlang, Aamachhodingmo 2 | Rasuwa, Bagmati | 28.1560 85.2580 | Gatlang Carved Window, 8, 1200; Tatopani Spring House, 6, 1100; Thuman Village Home, 8, 1100; पार्वती कुण्ड घर, 6, 1000
panauti | Panauti 4, Trivenighat | Kavrepalanchok, Bagmati | 27.5846 85.5146 | Panauti Community Homestay, 34, 1700; Indreshwor Kitchen, 6, 1600; पनौती महिला होमस्टे, 12, 1500; Two Rivers House, 6, 1500
kirtipur | Naya Bazaar, Kirtipur 1 | Kathmandu, Bagmati | 27.6790 85.2775 | Kirtipur Hill Homestay, 14, 1600; Chilancho Stupa House, 6, 1500; Newa Lahana Rooms, 10, 1800; कीर्तिपुर बाघभैरव घर, 6, 1400
balthali | Balthali, Panauti 11 | Kavrepalanchok, Bagmati | 27.5490 85.5480 | Balthali Terrace Home, 8, 1500; Namobuddha Path House, 6, 1400; Rosi Valley Farm, 8, 1500; बल्थली गाउँ घर, 6, 1300
nagarkot-villages | Naldum, Mandandeupur 9 | Kavrepalanchok, Bagmati | 27.7080 85.5450 | Mustard Field Farm, 8, 1500; Naldum Tamang Family, 6, 1300; Ghimire Gaun Homestay, 8, 1400; नगरकोट तल्लो गाउँ, 6, 1200
astam | Astam, Machhapuchhre 9 | Kaski, Gandaki | 28.2960 83.9050 | Astam Organic Farm, 10, 2100; Haystack House, 6, 1700; Dhampus Path Family, 8, 1600; अस्तम आँगन, 6, 1500
lekhnath | Begnas, Pokhara 31 | Kaski, Gandaki | 28.1740 84.0970 | Begnas Fishing House, 8, 1500; Rupa Lake Family, 6, 1400; सात ताल होमस्टे, 10, 1400; Majhi Kuna Home, 6, 1300
tanchok | Tanchok, Annapurna 3 | Kaski, Gandaki | 28.2980 83.7700 | Tanchok Weavers’ Home, 8, 1500; Lumle Rain House, 6, 1400; Annapurna Eco Homestay, 12, 1500; तान्चोक गुरुङ घर, 6, 1300
barpak | Barpak, Barpak Sulikot 1 | Gorkha, Gandaki | 28.2120 84.7460 | Barpak Rebuilt House, 10, 1400; Gaje Ghale Home, 8, 1300; बारपाक घले घर, 8, 1200; Rupinala Path Family, 6, 1300
gorkha-bazaar | Haramtari, Gorkha 6 | Gorkha, Gandaki | 28.0000 84.6290 | Below the Palace Homestay, 8, 1400; Haramtari Farm, 6, 1200; गोरखकाली घर, 6, 1200; Ludi Khola Family, 6, 1100
rainaskot | Rainaskot, Rainas 9 | Lamjung, Gandaki | 28.1360 84.4170 | Rainaskot Ridge Homestay, 28, 1500; Fourteen Households, 14, 1400; रैनासकोट गुरुङ घर, 8, 1300; All of Manaslu House, 6, 1500
shree-antu | Shree Antu, Suryodaya 5 | Ilam, Koshi | 26.8890 88.0890 | श्रीअन्तु सूर्योदय घर, 10, 1500; Tea Pickers’ Home, 8, 1300; Antu Pond House, 8, 1400; Lepcha Family Homestay, 6, 1300
namje | Namje, Chhathar Jorpati 3 | Dhankuta, Koshi | 26.9270 87.3520 | Namje Magar Home, 8, 1200; Thumki Ridge House, 6, 1200; भेडेटार मार्ग घर, 6, 1100; Makalu View Family, 6, 1300
marpha | Marpha, Gharapjhong 2 | Mustang, Gandaki | 28.7520 83.6870 | Marpha Apple House, 8, 1900; Thakali Kitchen Rooms, 8, 2000; मार्फा स्याउ बगैंचा, 6, 1700; White Lane Family, 6, 1800
khumjung | Khumjung, Khumbu Pasanglhamu 4 | Solukhumbu, Koshi | 27.8210 86.7180 | Khumbila Family Home, 8, 2200; Green Roof Khumjung, 6, 2100; Kunde Path House, 6, 2000; खुम्जुङ शेर्पा घर, 8, 2000
rara-murma | Murma, Chhayanath Rara 10 | Mugu, Karnali | 29.5160 82.0980 | Murma Balcony Home, 8, 1300; रारा मुर्मा घर, 6, 1200; Thakuri Family Murma, 6, 1200; Lake Lookout House, 6, 1400
dho-tarap | Dho, Dolpo Buddha 5 | Dolpa, Karnali | 28.8240 83.2320 | Barley Field House, 6, 1800; ढो तराप घर, 6, 1700; Amchi Family Home, 4, 1900; Crystal School Rooms, 10, 1600
`;

export const HOMESTAY_LINES = stayLines(LINES);
