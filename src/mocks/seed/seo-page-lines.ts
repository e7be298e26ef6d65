/**
 * An SEO page a block: a line with title, kind and slug of its subject, hero text and the slugs of nearby regions; a line
 * with duration, cost, favourite time, permit and transport; a line with the titles of its days, one with what its
 * images show, and then its text.
 */
export const SEO_PAGE_LINES = `
Everest region treks | Package Region | everest | Walk to the foot of सगरमाथा | annapurna, langtang, gosainkunda
8 to 18 days | From NPR 95,000 per person | March to May, October and November | Sagarmatha National Park and Khumbu Pasang Lhamu | Flight from Kathmandu or Ramechhap to Lukla
Kathmandu to Lukla and Phakding | Phakding to Namche Bazaar | A day of rest in Namche | Namche to Tengboche
Ama Dablam above Tengboche | Namche Bazaar in the afternoon | Yaks at Dingboche
Every classic walk of the Khumbu, with dates, permits and prices.
## When to go
Skies are clearest in October and November; in April the rhododendrons stand in flower below Tengboche.

Annapurna treks | Package Region | annapurna | Terraces, hot springs and one high pass | manaslu, ghorepani-poon-hill, mardi-himal
4 to 16 days | From NPR 42,000 per person | March to May, October to December | Annapurna conservation area | Bus or flight to Pokhara
Pokhara to Ghandruk | Ghandruk to Chhomrong | Chhomrong to Deurali | Deurali to base camp
Machhapuchhre from Ghandruk | Hot spring at Jhinu
The most varied walks of Nepal start within two hours of Pokhara.
## Which one
- Four days: Poon Hill.
- A week: the base camp.
- Two weeks: the circuit, over Thorong La.

मनास्लु पदयात्रा | Package Region | manaslu | आठौँ अग्लो हिमालको फन्को | annapurna, tsum-valley, ganesh-himal
१२ देखि १६ दिन | प्रतिव्यक्ति रु १,१०,०००देखि | असोज–कात्तिक, चैत–वैशाख | नियन्त्रित क्षेत्र अनुमति | काठमाडौंबाट माछाखोला, जिप
माछाखोला | जगत | देङ | नाम्रुङ
वीरेन्द्र तालमाथि मनास्लु
चार सातामध्ये दुई साता पुग्ने, भीड नभएको बाटो।

Upper Mustang | Package Region | upper-mustang | Behind the Himalaya | lower-mustang, upper-dolpo
10 to 14 days | From NPR 185,000 per person | May to October | Restricted area, USD 50 a day | Flight to Jomsom, jeep beyond
Jomsom to Kagbeni | Kagbeni to Chele | Chele to Ghami
The walled town of Lo Manthang | Caves above the Kali Gandaki
A desert in the rain shadow: walk here while it rains everywhere else.

Chitwan safaris | Package Region | chitwan | One-horned rhinoceros in tall grass | bardiya, koshi-tappu
2 to 4 days | From NPR 14,000 per person | October to March | National park entry | Bus or flight to Bharatpur
Arrival and canoe | Jeep into the park
Rhinoceros at the waterhole
Two nights are enough to see rhinoceros; a tiger takes luck.

Homestays in Ghale Gaun | Homestay Region | ghale-gaun | A village that hosts together | bhujung, tanchok
2 or 3 nights | From NPR 1,800 per night | October to April | None | Jeep from Besisahar
Besisahar to Ghale Gaun | Sunrise from the view tower
Stone houses at sunrise | Dinner by the fire
Nights with Gurung families in Lamjung; bookings go to the committee, which shares guests fairly.

लमजुङका घरबास | Homestay Region | bhujung | चार सय घरको गाउँ | ghale-gaun
२ रात | रु १,६००देखि | असोजदेखि चैत | आवश्यक छैन | बेसीसहरबाट जिप

गोलाकार घरहरू

Tharu homestays of the plains | Homestay Region | dalla | Under the thatch, beside the park | amaltari
1 to 3 nights | From NPR 1,500 per night | November to March | Buffer zone fee | Bus to Ambassa
Arrival and dance | Walk with a nature guide
Tharu house with a clay granary | Bullock cart at dusk
Whoever stays here pays for the fence that keeps the elephants out.

Homestays of the Khumbu | Homestay Region | khumjung | Green roofs below Khumbila |
2 nights | From NPR 2,400 per night | April, May, October | Sagarmatha National Park | On foot from Namche
Namche to Khumjung
Green roofs below Khumbila
Potatoes, butter tea and the school that Hillary built.

Hotels in Thamel | Hotel Region | thamel | Sleep where treks begin | lazimpat, durbar-marg
1 night or more | From NPR 2,200 per night | All year | None | Twenty minutes from the airport

Prayer flags over a lane
Gardens behind gates, terraces above the noise: forty hotels within ten minutes on foot.

Lakeside hotels | Hotel Region | pokhara-lakeside | Wake up to the lake | sarangkot
2 nights | From NPR 2,800 per night | September to April | None | Flight or bus to Pokhara
Boats on the lake
Water, mist and one mountain | Terrace above Phewa
From rooms for backpackers to the island hotel that is reached by raft.

Hotels in Bhaktapur | Hotel Region | bhaktapur | Inside the old town at night |
1 or 2 nights | From NPR 3,100 per night | All year | Town entrance fee | Taxi from Kathmandu


When the day guests have left, the squares belong to those who stay.
`;
