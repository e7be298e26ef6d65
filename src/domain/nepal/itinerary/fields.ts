import { hoursIn, kilometresIn } from './amounts';
import { type Field, type Found, nothing } from './field';
import { heightsIn } from './heights';
import { labelsIn } from './labels';
import { mealsIn, onlyMeals } from './meals';
import { nightsIn, onlyLodging } from './nights';
import { leftOf, matchesIn, type Source, trimmed } from './plain-text';
import type { Span } from './reading';
import { valueFields } from './value-fields';

const BRACKETS = /[([][^()[\]]{1,80}[)\]]/gu;

/** Without these, a stretch has no such figures: most have none, and this is quick to see. */
const HOURS = /hour|hr|min|\dh|\d h|घण्टा|घन्टा|ghanta|मिनेट/i;
const KILOMETRES = /\d ?-?k|mi|कि/i;
const HEIGHTS = /\d[\d., ']\d/;

/** Everything in a stretch that has no label. */
const unlabelled = (source: Source, span: Span): readonly Field[] => {
  const brackets = matchesIn(source, span, BRACKETS).flatMap((bracket) => {
    const within = { start: bracket.start + 1, end: bracket.end - 1 };
    const meals = onlyMeals(source, trimmed(source, within));
    return meals ? [{ ...meals, start: bracket.start, end: bracket.end }] : [];
  });
  const rest = leftOf(span, brackets);
  const nights = rest.flatMap((part) => nightsIn(source, part));
  const prose = rest.flatMap((part) => {
    const text = source.plain.slice(part.start, part.end);
    return [
      ...(HOURS.test(text) ? hoursIn(source, part) : []),
      ...(KILOMETRES.test(text) ? kilometresIn(source, part) : []),
      ...(HEIGHTS.test(text) ? heightsIn(source, part) : []),
      ...mealsIn(source, part),
    ];
  });
  return [
    ...[...brackets, ...nights].map((field): Field => ({ ...field, weight: 'alone', label: undefined })),
    ...prose.map((field): Field => ({
      ...field,
      weight: field.kind === 'meals' && field.isClear ? 'alone' : 'prose',
      label: undefined,
    })),
  ];
};

/** Words beside figures that say nothing more. */
const FILLER =
  /(?<![\p{L}\p{M}])(?:approx(?:imately)?|about|around|roughly|nearly|total|altitude|elevation|alt|max|maximum|time|hours?|duration|distance|walking|trekking|driving|trek|walk|drive|hike|flight|by (?:bus|jeep|car|local bus|tourist bus|private (?:car|jeep|vehicle)|flight|air)|at|in|on|and|or|the|a|is|included?|only|meals?|masl|stay|per day|करिब|लगभग|को|मा)(?![\p{L}\p{M}])/giu;

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(FILLER, ''));

const bySpan = (a: Span, b: Span) => a.start - b.start || b.end - a.end;

/** What is said before a figure, and belongs to it. */
const LEAD =
  /(?:(?:(?<=[([,] ?)(?:trek|walk|hike|drive|jeep|bus|flight|हिँडाइ) )?(?:(?:approx(?:imately)?|about|around|nearly|roughly|ca|करिब|लगभग)\.?|~)[ :]{0,2}|(?<=[([,] ?)(?:trek|walk|hike|drive|jeep|bus|flight|हिँडाइ) )$/iu;

/** Brackets, with what is before and behind them, belong to what is cut out of them. */
const withBrackets = ({ plain }: Source, { start: figure, end }: Span): Span => {
  const start = figure - (LEAD.exec(plain.slice(Math.max(0, figure - 20), figure))?.[0].length ?? 0);
  return /[([]$/.test(plain.slice(start - 1, start)) && /^[)\]]/.test(plain.slice(end, end + 1))
    ? { start: start - 1, end: end + 1 }
    : { start, end };
};

/** What is cut out of a stretch, with brackets around it, in order. */
export const inOrder = (source: Source, cuts: readonly Span[]): readonly Span[] =>
  cuts.map((cut) => withBrackets(source, cut)).toSorted(bySpan);

const besides = (source: Source, value: Span, fields: readonly Span[]): string =>
  leftOf(value, [...fields].toSorted(bySpan))
    .map(({ start, end }) => source.plain.slice(start, end))
    .join(' ');

/** The fields of a sentence, cell or line; if there is nothing else in it, they count as its subject. */
export const fieldsIn = (source: Source, span: Span): Found => {
  const lodging = onlyLodging(source, trimmed(source, span));
  if (lodging)
    return { fields: [{ ...lodging, weight: 'alone', label: undefined }], cuts: [span], doubts: [] };
  const labels = labelsIn(source, span).map((labelled) => ({
    ...labelled,
    ...valueFields(
      source,
      labelled.kind,
      labelled.value,
      source.plain.slice(labelled.start, labelled.value.start),
    ),
  }));
  const known = labels.filter(
    ({ fields, doubts, isMarked, value }) =>
      fields.length + doubts.length > 0 && (isMarked || !hasWords(besides(source, value, fields))),
  );
  const rest = leftOf(span, known);
  const meals = rest.flatMap((part) => onlyMeals(source, trimmed(source, part)) ?? []);
  const found = leftOf(span, [...known, ...meals].toSorted(bySpan)).flatMap((part) =>
    unlabelled(source, part),
  );
  if (known.length + meals.length + found.length === 0) return nothing;
  // A label with more words beside its field stays in the text.
  const certain = known.filter(
    ({ fields, value }) => fields.length > 0 && !hasWords(besides(source, value, fields)),
  );
  const cuts = inOrder(source, [...certain, ...meals, ...found]);
  const left = leftOf(span, cuts).map(({ start, end }) => source.plain.slice(start, end));
  const isAlone = !hasWords(left.join(' '));
  return {
    fields: [
      ...known.flatMap(({ fields }) => fields),
      ...meals.map((field): Field => ({ ...field, weight: 'alone', label: undefined })),
      ...found.map((field): Field => (isAlone ? { ...field, weight: 'alone' } : field)),
    ],
    cuts: isAlone
      ? [span]
      : inOrder(source, [
          ...certain,
          ...meals,
          ...found.filter(({ kind, weight }) => kind === 'meals' && weight === 'alone'),
        ]),
    doubts: known.flatMap(({ doubts }) => doubts),
  };
};
