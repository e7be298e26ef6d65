/** Towns for orientation on a map without tiles: name, latitude, longitude. */
export const landmarks: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ['Kathmandu', 27.7172, 85.324],
  ['Pokhara', 28.2096, 83.9856],
  ['Biratnagar', 26.4525, 87.2718],
  ['Nepalgunj', 28.05, 81.6167],
  ['Dhangadhi', 28.7019, 80.5898],
  ['Bharatpur', 27.6833, 84.4333],
  ['Janakpur', 26.7288, 85.9263],
  ['Butwal', 27.7006, 83.4484],
  ['Jomsom', 28.7804, 83.723],
  ['Jumla', 29.2747, 82.1838],
  ['Namche Bazaar', 27.8056, 86.714],
  ['Ilam', 26.9094, 87.9282],
  ['Ghandruk', 28.3774, 83.8079],
];
