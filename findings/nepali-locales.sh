#!/bin/sh
# What published packages give who asks for Nepali.
#
# Guess: a package that speaks Nepali takes the tag that documents and browsers use, ne-NP, and then speaks it whole.
# Seen:  to-words 5.7.0 writes amounts in Nepali as np-NP alone, and refuses ne-NP with an error; "np" is no language.
#        dayjs 1.11.23 gives hours as "PMको 3:45 बजे", with Latin digits and a Latin PM that is declined in Nepali, and has
#        two names for May, of which the short one, मई, is the Hindi word. moment 2.31.0 gives "दिउँसोको ३:४५ बजे", and reads
#        a date in Devanagari digits, which dayjs does not.
#        antd 6.6.8 under ne_NP has its date picker, calendar, time picker and pagination in English, although the two
#        packages that they come from, @rc-component/picker 1.12.2 and pagination 1.4.0, speak Nepali.
# So:    names, hours and digits of dates are our own (src/lib), and no package's tag for Nepali is taken for granted.
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  antd@6.6.8 dayjs@1.11.23 moment@2.31.0 to-words@5.7.0 @rc-component/picker@1.12.2 @rc-component/pagination@1.4.0
cat >run.cjs <<'EOF'
const assert = require('node:assert/strict');
const dayjs = require('dayjs');
const moment = require('moment');
const { ToWords } = require('to-words');
dayjs.extend(require('dayjs/plugin/localizedFormat'));
dayjs.extend(require('dayjs/plugin/customParseFormat'));
require('dayjs/locale/ne');
require('moment/locale/ne');
const antd = require('antd/locale/ne_NP').default;
const picker = require('@rc-component/picker/lib/locale/ne_NP').default;
const pagination = require('@rc-component/pagination/lib/locale/ne_NP').default;

const words = (localeCode) => new ToWords({ localeCode }).convert(150_000);
assert.equal(words('np-NP'), 'एक लाख पचास हजार');
for (const tag of ['ne-NP', 'ne']) assert.throws(() => words(tag), /Unknown Locale/);
assert.equal(new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of('np'), undefined);
console.log('to-words:', words('np-NP'), 'as np-NP, an error as ne-NP');

const at = (library, format) => library('2026-05-09T15:45:00').locale('ne').format(format);
assert.equal(at(dayjs, 'LT'), 'PMको 3:45 बजे');
assert.equal(at(moment, 'LT'), 'दिउँसोको ३:४५ बजे');
assert.deepEqual([at(dayjs, 'MMMM'), at(dayjs, 'MMM')], ['मे', 'मई']);
assert.equal(dayjs('९ मे २०२६', 'D MMMM YYYY', 'ne').isValid(), false);
assert.equal(moment('९ मई २०२६', 'D MMMM YYYY', 'ne').isValid(), true);
console.log('15:45:', at(dayjs, 'LT'), '(dayjs)', at(moment, 'LT'), '(moment)');

assert.equal(antd.locale, 'ne-np');
const english = [antd.DatePicker.lang.today, antd.Calendar.lang.today, antd.Pagination.next_page];
assert.deepEqual(english, ['Today', 'Today', 'Next Page']);
assert.deepEqual([picker.today, pagination.next_page], ['आज', 'अर्को पृष्ठ']);
console.log('antd under ne_NP:', english.join(', '), '- although its parts have', picker.today, pagination.next_page);
EOF
node run.cjs
