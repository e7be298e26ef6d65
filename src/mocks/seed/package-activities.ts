import type { PackageActivity } from '@/generated/model';
import { GetPackageActivityResponse } from '@/generated/zod/package-activities/package-activities';
import type { TableDefinition } from '@/mocks/db/table';
import { landingPages } from './landing-page';

const LINES = `
Trekking | trekking | Porters on the bridge below Namche | From three-day walks above Pokhara to the high passes.
Rafting | rafting | Raft in a rapid of the Trishuli | White water on the Trishuli, Bhote Koshi, Seti and Sun Koshi.
जंगल सफारी | jungle-safari | Jeep before tall elephant grass | By jeep, canoe and on foot in Chitwan and Bardiya.
Peak climbing | peak-climbing | Rope team below the summit of Island Peak | Island Peak, Mera, Lobuche and other peaks with a permit of the NMA.
Expedition | expedition | Tents at the base camp of Manaslu | Eight-thousanders with a licensed outfitter.
Paragliding | paragliding | Wing above Phewa Lake | Tandem flights from Sarangkot, all year but in the monsoon.
Bungee | bungee | Jumper over the Bhote Koshi | Jumps of 160 metres near the border and in Kushma.
तीर्थयात्रा | pilgrimage | Lamps at Pashupatinath | Muktinath, Gosainkunda, Janakpur and Lumbini.
Cultural tour | cultural-tour | Mask dance in Bhaktapur | Old towns, workshops and festivals with a local guide.
Mountain biking | mountain-biking | Rider above the Kali Gandaki | Single trails in the valley and the Jomsom descent.
Motorbike tour | motorbike-tour | Motorbikes before Kagbeni | Upper Mustang and the far west on two wheels.
Heli tour | heli-tour | Helicopter at Kala Patthar | Everest before lunch, with a landing at Kala Patthar.
Mountain flight | mountain-flight | Everest through the cabin window | One hour along the Himalaya from Kathmandu.
Bird watching | bird-watching | Himalayan monal on a rock | From Koshi Tappu to Phulchoki, with a naturalist.
Honey hunting | honey-hunting | Rope ladder at a cliff of Ghale Gaun | Cliff honey with the Gurungs of Lamjung, twice a year.
योग र ध्यान | yoga-meditation | Yoga deck above a forest | Retreats in Nagarkot, Pokhara and the monasteries of Kopan.
Cooking class | cooking-class | Momo in a steamer | Market in the morning, dal bhat and momo by noon.
Canyoning | canyoning | Abseil down a waterfall | Waterfalls of Jalbire and Bhote Koshi.
Kayaking | kayaking | Kayak school on the Seti | Four-day schools on the warm water of the Seti.
Rock climbing | rock-climbing | Climber at Hattiban | Bolted walls at Hattiban, Nagarjun and Bimalnagar.
Ice climbing | ice-climbing |  | Frozen falls of Khumbu and Manang in January.
Skiing | skiing |  | Kalinchowk and ski touring on Annapurna.
Volunteering | volunteering |  | Schools and farms that asked for help.
ट्रेल दौड | trail-running | Runner on the Shivapuri ridge | Races and guided weeks on the trails of the middle hills.
`;

const INACTIVE = new Set(['jungle-safari', 'ice-climbing', 'skiing', 'volunteering']);

export const packageActivities: TableDefinition<PackageActivity> = {
  name: 'package-activities',
  row: GetPackageActivityResponse.shape.data,
  unique: ['name', 'slug'],
  seed: () => landingPages(LINES, 'in Nepal', INACTIVE),
};
