#!/bin/sh
# How published packages read the telephone numbers of Nepal.
#
# Guess: who reads the digits of other scripts reads Devanagari, too, and who knows Nepal knows its operators.
# Seen:  libphonenumber-js 1.13.16, google-libphonenumber 3.2.47 and awesome-phonenumber 7.8.0 read ٩٨٤… and ９８４…, and
#        refuse the same number in Devanagari. validator 13.15.35 and phone 3.1.72 read Latin digits alone.
#        Of numbers that begin with 960 to 989, validator and phone refuse all before 970, of which the three count 960 to
#        963 as mobile numbers. Those refuse seven others from 973 on, which validator and phone take. With its small
#        metadata, its default, libphonenumber-js takes all.
# So:    digits are made Latin before a number is read, and a number that only looks odd is kept as it was typed
#        (src/lib/text/phone.ts).
# Fails if any of this changes. Needs Node 20 and the npm registry.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts \
  libphonenumber-js@1.13.16 google-libphonenumber@3.2.47 awesome-phonenumber@7.8.0 validator@13.15.35 phone@3.1.72
cat >run.cjs <<'EOF'
const assert = require('node:assert/strict');
const small = require('libphonenumber-js');
const whole = require('libphonenumber-js/max');
const google = require('google-libphonenumber').PhoneNumberUtil.getInstance();
const awesome = require('awesome-phonenumber');
const validator = require('validator');
const { phone } = require('phone');

const byGoogle = (text) => {
  try {
    return google.isValidNumber(google.parse(text, 'NP'));
  } catch {
    return false;
  }
};
const packages = {
  'libphonenumber-js/max': (text) => whole.parsePhoneNumberFromString(text, 'NP')?.isValid() ?? false,
  'google-libphonenumber': byGoogle,
  'awesome-phonenumber': (text) => awesome.parsePhoneNumber(text, { regionCode: 'NP' }).valid,
  'libphonenumber-js': (text) => small.parsePhoneNumberFromString(text, 'NP')?.isValid() ?? false,
  validator: (text) => validator.isMobilePhone(text, 'ne-NP'),
  phone: (text) => phone(text, { country: 'NP' }).isValid,
};

// The digits of one number that belongs to nobody here, from the zero of each script.
const inScript = (zero) => [...'9841000000'].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
const scripts = { Latin: 0x30, 'Arabic-Indic': 0x660, fullwidth: 0xff10, Devanagari: 0x966 };
const prefixes = Array.from({ length: 30 }, (_, index) => String(960 + index));

const seen = Object.fromEntries(
  Object.entries(packages).map(([name, reads]) => [
    name,
    {
      scripts: Object.keys(scripts)
        .filter((script) => reads(inScript(scripts[script])))
        .join(' '),
      refused: prefixes.filter((prefix) => !reads(`${prefix}1000000`)).join(' '),
    },
  ]),
);
console.table(seen);
const byMetadata = {
  scripts: 'Latin Arabic-Indic fullwidth',
  refused: '964 965 966 967 968 969 973 977 978 979 983 987 989',
};
const byList = { scripts: 'Latin', refused: '960 961 962 963 964 965 966 967 968 969' };
assert.deepEqual(seen, {
  'libphonenumber-js/max': byMetadata,
  'google-libphonenumber': byMetadata,
  'awesome-phonenumber': byMetadata,
  'libphonenumber-js': { ...byMetadata, refused: '' },
  validator: byList,
  phone: byList,
});
EOF
node run.cjs
