import { createGlobalStyle, styled } from 'styled-components'

import { token } from '@throughline/ui/theme'

/** Storybook centres pages in a narrow column on its own ground: this page brings both. */
export const FullBleed = createGlobalStyle`
  .sbdocs-wrapper:has([data-component-page]) {
    display: block;
    padding: 0;
    background: none;
  }

  .sbdocs-content:has([data-component-page]) {
    max-width: none;
  }
`

export const PageRoot = styled.div`
  min-height: 100vh;
  padding-block: ${token('space-12')} 96px;
  padding-inline: clamp(${token('space-4')}, 4vw, 56px);
  background: ${token('color-canvas')};
  color: ${token('color-ink')};
  font-family: ${token('font-sans')};
  font-size: 14px;
  line-height: 22px;

  code {
    padding: 1px 5px;
    border-radius: ${token('radius-bar')};
    background: ${token('color-sunken')};
    color: ${token('color-ink')};
    font-family: ${token('font-mono')};
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: ${token('weight-semibold')};
  }
`

export const PageGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-12')};
  max-width: 1180px;
  margin-inline: auto;

  @media (min-width: 1100px) {
    grid-template-columns: minmax(0, 1fr) 176px;
  }
`

export const PageMain = styled.main`
  display: flex;
  flex-direction: column;
  gap: 56px;
  min-width: 0;

  &:only-child {
    grid-column: 1 / -1;
  }
`

export const Contents = styled.nav`
  display: none;

  @media (min-width: 1100px) {
    position: sticky;
    inset-block-start: ${token('space-12')};
    display: block;
    align-self: start;
  }

  ul {
    display: flex;
    flex-direction: column;
    margin: 0;
    padding: 0;
    border-inline-start: 1px solid ${token('color-line')};
    list-style: none;
  }

  a {
    display: block;
    padding-block: 3px;
    padding-inline: ${token('space-3')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    line-height: ${token('line-body')};
    text-decoration: none;
  }

  a:hover {
    color: ${token('color-ink')};
    text-decoration: underline;
  }

  a:focus-visible {
    border-radius: ${token('radius-bar')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
  }
`

export const ContentsTitle = styled.h2`
  margin: 0 0 ${token('space-2')};
  padding-inline-start: ${token('space-3')};
  color: ${token('color-ink-faint')};
  font-size: ${token('text-caption')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-caption')};
`
