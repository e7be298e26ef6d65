/** Words that could refer to the dialog as well as to its action. */
const stopping = /^(?:cancel|stop|end|leave|discard|undo)\b|रद्द|रोक्नु|छोड्नु|त्याग्नु|पूर्ववत्/i;

/** The label of the cancel button beside the confirm button: `wanted`, unless the two could be confused. */
export const cancelLabelFor = (confirm: string, wanted = $localize`:leave a dialog|:Cancel`): string =>
  [confirm, wanted].every((word) => stopping.test(word)) ? $localize`Go back` : wanted;
