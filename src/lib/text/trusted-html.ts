interface Rules {
  createHTML: (html: string, type?: string, sink?: string) => string | null;
  createScriptURL?: (url: string) => string | null;
}

declare global {
  /** Not in every browser: https://w3c.github.io/trusted-types */
  var trustedTypes:
    { createPolicy: (name: string, rules: Rules) => { createHTML: (html: string) => string } } | undefined;
}

/**
 * A function that marks HTML as fit to be parsed, in the name of the code that has made it so; the
 * Content-Security-Policy lists the names. What it returns is typed as the text that it prints as: a browser with Trusted
 * Types makes an object of it, which is to be handed to the parser as it is.
 */
export const trustedBy = (name: string): ((html: string) => string) => {
  const policy = globalThis.trustedTypes?.createPolicy(name, { createHTML: (html) => html });
  return policy ? (html) => policy.createHTML(html) : (html) => html;
};
