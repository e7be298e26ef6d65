import { createElement, type ReactNode } from 'react';
import { Kbd, Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { modKey } from '@/components/keys/mod-key';
import type { HelpElement, HelpNode } from './help-node';

const Element = ({ tag, attrs, children }: HelpElement) => {
  const inner = <HelpNodes nodes={children} />;
  switch (tag) {
    case 'h3':
      return <Title order={3}>{inner}</Title>;
    case 'code':
      return <Kbd>{children[0] === 'Ctrl' ? modKey : inner}</Kbd>;
    case 'a':
      return (
        <Link to="/help" hash={attrs.href?.slice(1)} activeOptions={{ includeHash: true }}>
          {inner}
        </Link>
      );
    case 'img':
      return <img loading="lazy" {...attrs} alt={attrs.alt} />;
    default:
      return createElement(tag, undefined, inner);
  }
};

/** A part of the help as React elements. */
export const HelpNodes = ({ nodes }: { nodes: readonly HelpNode[] }): ReactNode =>
  nodes.map((node, index) => (typeof node === 'string' ? node : <Element key={index} {...node} />));
