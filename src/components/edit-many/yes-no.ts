const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/**
 * Words for yes: what people write in English and Nepali, what spreadsheets write for TRUE in their languages
 * (LibreOffice in Nepali: ठीक), and signs of ticked boxes.
 */
export const yes = words(
  `yes y true 1 on active x ✓ ✔ ☑ ✅ हो छ हुन्छ ठीक सत्य सक्रिय हाँ सही wahr ja vrai oui verdadero sí si verdadeiro sim vero sann sand sant
  waar tosi kyllä prawda tak pravda ano igaz igen adevărat да истина 是 真 はい`,
);

export const no = words(
  `no n false 0 off inactive ✗ ✘ ☐ ❌ होइन होईन हैन छैन हुँदैन बेठीक असत्य निष्क्रिय नहीं गलत falsch nein faux non falso não nao usann falsk
  onwaar nee nej nei epätosi ei fałsz nie nepravda ne hamis nem fals нет ложь 否 假 いいえ`,
);
