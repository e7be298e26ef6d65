/** A vendor's mail with the 14 days of a trek and both lists; its greeting and a wrong height are to be checked. */
export const everestText = `Dear madam, here is our programme, please put it on the site.

Day 1: Arrival in Kathmandu (1,350 m)
Our driver meets you at the airport. Overnight at hotel in Kathmandu. Meals: dinner

Day 2: Fly to Lukla, trek to Phakding (2,610 m), 3-4 hrs
Down to the Dudh Koshi. Overnight at teahouse in Phakding. Meals: BLD

Day 3: Phakding to Namche Bazaar (3,440 m), 5-6 hrs
Over five suspension bridges. Overnight at lodge in Namche. Meals: BLD

Day 4: Acclimatization day in Namche
Walk to Khumjung and back. Overnight at lodge in Namche. Meals: BLD

Day 5: Namche to Tengboche (3,860 m), 5 hrs
Overnight at lodge in Tengboche. Meals: BLD

Day 6: Tengboche to Dingboche (4,410 m), 5-6 hrs
Overnight at lodge in Dingboche. Meals: BLD

Day 7: Rest day in Dingboche
Nangkartshang for those who like. Overnight at lodge in Dingboche. Meals: BLD

Day 8: Dingboche to Lobuche (4,290 m), 5 hrs
Overnight at lodge in Lobuche. Meals: BLD

Day 9: Lobuche to Gorak Shep (5,164 m), 8 hrs
To the base camp and back. Overnight at lodge in Gorak Shep. Meals: BLD

Day 10: Gorak Shep to Pheriche, 7 hrs
Kala Patthar at sunrise. Overnight at lodge in Pheriche. Meals: BLD

Day 11: Pheriche to Namche Bazaar, 6-7 hrs
Overnight at lodge in Namche. Meals: BLD

Day 12: Namche Bazaar to Lukla, 6-7 hrs
Overnight at lodge in Lukla. Meals: BLD

Day 13: Fly to Kathmandu
Free afternoon. Overnight at hotel in Kathmandu. Meals: breakfast

Day 14: Departure
Our driver brings you to the airport. Meals: breakfast

Price includes:
- Airport transfers
- Licensed guide, one porter for every two trekkers

Price excludes:
- Lunch and dinner in Kathmandu
- Tips
`;
