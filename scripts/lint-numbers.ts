import type { Rule } from 'eslint';
import { type Type, TypeFlags } from 'typescript';

interface TypeServices {
  getTypeAtLocation: (node: Rule.Node) => Type;
}

const isNumber = (type: Type): boolean =>
  type.isUnion() ? type.types.every(isNumber) : (type.flags & TypeFlags.NumberLike) !== 0;

/** Numbers need no `String()` within a template literal. */
const plainNumbers: Rule.RuleModule = {
  create: (context) => {
    const services = context.sourceCode.parserServices as unknown as TypeServices;
    return {
      "TemplateLiteral > CallExpression[callee.name='String'][arguments.length=1]": (
        node: Rule.Node & { arguments: Rule.Node[] },
      ) => {
        const [value] = node.arguments;
        if (value && isNumber(services.getTypeAtLocation(value)))
          context.report({ node, message: 'A number in a template needs no String().' });
      },
    };
  },
};

/** The rules of this project that need types. */
export const ownRules = { rules: { 'plain-numbers': plainNumbers } };
