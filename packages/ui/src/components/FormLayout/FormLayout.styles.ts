import { styled } from 'styled-components'

import { token } from '../../theme/token'

/** Columns depend on the width of the form, not of the window, because a form may be in a panel. */
export const FormRoot = styled.form`
  container: tl-form / inline-size;
  display: flex;
  flex-direction: column;
  gap: ${token('space-6')};
  min-width: 0;

  &[data-layout='settings'] {
    gap: 0;
  }
`

export const SectionRoot = styled.section`
  display: grid;
  gap: ${token('space-4')};
  min-width: 0;

  [data-layout='settings'] > & {
    padding-block: ${token('space-6')};
    border-block-start: 1px solid ${token('color-line')};

    &:first-of-type {
      padding-block-start: 0;
      border-block-start: 0;
    }

    @container tl-form (min-width: 680px) {
      grid-template-columns: minmax(180px, 1fr) minmax(0, 2fr);
      gap: ${token('space-8')};
    }
  }

  @media print {
    break-inside: avoid;
  }
`

export const SectionHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  min-width: 0;
  overflow-wrap: anywhere;
`

/* The heading level is an attribute, because an element for each level would be several components. */
export const SectionTitle = styled.div.attrs({ role: 'heading' })`
  font-size: ${token('text-heading-small')};
  font-weight: ${token('weight-semibold')};
  line-height: ${token('line-heading-small')};

  [data-layout='settings'] & {
    font-size: ${token('text-body')};
    line-height: ${token('line-body')};
  }
`

export const SectionDescription = styled.p`
  color: ${token('color-ink-muted')};

  [data-layout='settings'] & {
    color: ${token('color-ink-faint')};
    font-size: ${token('text-dense')};
    line-height: 18px;
  }
`

export const SectionFields = styled.div`
  display: grid;
  align-content: start;
  align-items: start;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
  min-width: 0;

  &[data-columns='2'] {
    @container tl-form (min-width: 440px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${token('space-3')};
    }

    & > [data-span='all'] {
      grid-column: 1 / -1;
    }
  }
`

export const ActionsRoot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;

  &[data-sticky] {
    position: sticky;
    z-index: ${token('layer-sticky')};
    inset-block-end: 0;
    padding-block: ${token('space-3')};
    border-block-start: 1px solid ${token('color-line')};
    background: ${token('color-canvas')};
  }

  &[data-sticky][data-surface='surface'] {
    background: ${token('color-surface')};
  }

  [data-layout='settings'] > &:not([data-sticky]) {
    padding-block-start: ${token('space-6')};
    border-block-start: 1px solid ${token('color-line')};
  }
`

export const ActionsAside = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-width: 0;
  margin-inline-start: auto;
  color: ${token('color-ink-faint')};
  font-size: ${token('text-dense')};
  line-height: ${token('line-dense')};
`
