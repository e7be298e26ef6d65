import type { Rule } from 'eslint';
import { type Type, TypeFlags } from 'typescript';

interface TypeServices {
  getTypeAtLocation: (node: unknown) => Type;
}

const isNumber = (type: Type): boolean =>
  type.isUnion() ? type.types.every(isNumber) : (type.flags & TypeFlags.NumberLike) !== 0;

/** Numbers need no `String()` within a template literal. */
const plainNumbers: Rule.RuleModule = {
  create: (context) => {
    const services = context.sourceCode.parserServices as unknown as TypeServices;
    return {
      CallExpression: (node) => {
        const { callee, parent } = node;
        const [value] = node.arguments;
        if (parent.type !== 'TemplateLiteral' || callee.type !== 'Identifier') return;
        if (callee.name === 'String' && value && isNumber(services.getTypeAtLocation(value)))
          context.report({ node, message: 'A number in a template needs no String().' });
      },
    };
  },
};

/** The rules of this project that need types. */
export const ownRules = { rules: { 'plain-numbers': plainNumbers } };
