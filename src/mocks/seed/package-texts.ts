import type { PackageLine } from './package-lines';
import { htmlList } from './rich-text';

/** Whether it is a trek rather than a tour, for the FAQs. */
const isWalk = ({ days }: PackageLine) => days > 3;

const includes = (line: PackageLine) =>
  isWalk(line)
    ? [
        'Licensed guide, one porter for every two trekkers',
        `Transport to ${line.from} and back from ${line.to}`,
        'National park and conservation area permits, TIMS card',
        'Three meals a day and <strong>twin rooms</strong> on the way',
      ]
    : ['English-speaking guide', `Transport from ${line.from}`, 'Entrance fees', 'Lunch and tea'];

const excludes = (line: PackageLine) =>
  isWalk(line)
    ? [
        'Travel insurance with helicopter evacuation',
        'Visa for Nepal',
        'Hot showers, charging, bottled water',
        'Tips',
      ]
    : ['Drinks', 'Personal expenses', 'Tips'];

/** The rich texts of a package, in HTML. */
export const packageTexts = (line: PackageLine) => ({
  overview: `<p>${line.summary}</p><p>The tour starts in ${line.from} and ends in ${line.to}. Groups are small, the pace is set by the slowest, and the guide comes from the valley.</p>`,
  highlights: htmlList(line.highlights),
  includes: htmlList(includes(line)),
  excludes: htmlList(excludes(line)),
  good_to_know: isWalk(line)
    ? '<h3>Cash</h3><p>Carry rupees: the last dependable machine stands in the last town with a road.</p><h3>Height</h3><p>We sleep no more than 500 m higher each night. Read <a href="https://www.himalayanrescue.org.np">what the rescue association says</a> about altitude.</p>'
    : '<p>Wear shoes that may get wet. पानी र टोपी ल्याउनुहोस्।</p>',
  cancellation:
    '<p>Free of charge until 30 days before departure, half of the price until 7 days before, the whole price after that.</p>',
});
