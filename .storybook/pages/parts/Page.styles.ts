import { styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

/** A page of prose and drawings, as wide as can be read. */
export const Page = styled.article`
  display: flex;
  flex-direction: column;
  gap: 40px;
  max-width: 960px;
  margin-inline: auto;
  padding-block: 24px 80px;

  h1 {
    font-size: ${token('text-heading-large')};
    font-weight: ${token('weight-semibold')};
    letter-spacing: -0.015em;
    line-height: ${token('line-heading-large')};
  }

  h2 {
    font-size: ${token('text-heading')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-heading')};
  }

  h3 {
    font-size: ${token('text-body')};
    font-weight: ${token('weight-semibold')};
  }

  header,
  section {
    display: flex;
    flex-direction: column;
    gap: 16px;
  }

  p,
  li {
    max-width: 640px;
    color: ${token('color-ink-muted')};
  }

  h1 + p {
    color: ${token('color-ink')};
    font-size: 15px;
    line-height: 24px;
  }

  pre {
    margin: 0;
    padding: 12px 16px;
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
    font-family: ${token('font-mono')};
    font-size: ${token('text-dense')};
    line-height: 20px;
    overflow-x: auto;
  }

  code {
    font-family: ${token('font-mono')};
    font-size: ${token('text-dense')};
  }

  ul {
    margin: 0;
    padding-inline-start: 20px;
  }
`

/** Columns of equal cards. */
export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(var(--tl-card-width, 200px), 1fr));
  gap: 12px;
`

/** A small caption under or beside a drawing. */
export const Caption = styled.span`
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  line-height: ${token('line-caption')};
  overflow-wrap: anywhere;
`
