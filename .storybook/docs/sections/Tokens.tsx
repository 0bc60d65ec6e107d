import { use } from 'react'
import { styled } from 'styled-components'

import { token, type TokenName } from '@throughline/ui/theme'
import type { ComponentPage } from '../details/component-pages'
import { loadEntryDetails } from '../docs-modules'
import { Section } from './Section'
import { Prose, SubTitle } from './Section.styles'

const TokenGroup = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};
`

const TokenList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding-block: 3px;
    padding-inline: 8px;
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-control')};
    background: ${token('color-surface')};
    font-family: ${token('font-mono')};
    font-size: ${token('text-dense')};
    line-height: ${token('line-dense')};
  }
`

const Swatch = styled.span`
  flex: none;
  width: 14px;
  height: 14px;
  border: 1px solid ${token('color-control-outline')};
  border-radius: ${token('radius-bar')};
  background: var(--tl-swatch);
  forced-color-adjust: none;
`

/** Groups of tokens, by the prefixes of their names. */
const groups = [
  { title: 'Color', pattern: /^(color|bar)-/ },
  { title: 'Text', pattern: /^(font|text|line|weight)-/ },
  { title: 'Size and space', pattern: /^(size|space|radius|ring)-/ },
  { title: 'Motion, elevation and stacking', pattern: /^(motion|ease|shadow|layer)-/ },
] as const

/** The tokens that a component reads, found in its sources. */
export function Tokens({ page }: { page: ComponentPage }) {
  const tokens = use(loadEntryDetails(page.folder)).tokens[page.name] ?? []
  return (
    <Section title="Tokens">
      {tokens.length === 0 ? (
        <Prose>It reads no tokens itself: what it renders does.</Prose>
      ) : (
        groups.map(({ title, pattern }) => (
          <TokensOfGroup
            key={title}
            title={title}
            tokens={tokens.filter((candidate) => pattern.test(candidate))}
          />
        ))
      )}
    </Section>
  )
}

function TokensOfGroup({ title, tokens }: { title: string; tokens: readonly TokenName[] }) {
  if (tokens.length === 0) return null
  return (
    <TokenGroup>
      <SubTitle>{title}</SubTitle>
      <TokenList>
        {tokens.map((name) => (
          <li key={name}>
            {name.startsWith('color-') ? <Swatch style={{ '--tl-swatch': token(name) }} /> : null}
            {name}
          </li>
        ))}
      </TokenList>
    </TokenGroup>
  )
}
