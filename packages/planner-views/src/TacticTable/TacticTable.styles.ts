import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** The table and the messages under it. Cells are plain elements, distinguished by `data-part`. */
export const TableRoot = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 0;

  > [role='treegrid'] {
    flex: 1;
    min-block-size: 0;
  }

  [data-part='swatch'] {
    display: inline-block;
    inline-size: 9px;
    block-size: 9px;
    margin-inline-end: ${token('space-2')};
    border-radius: 2px;
    background: var(--tl-channel);
  }

  [data-part='count'] {
    margin-inline-start: ${token('space-2')};
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-regular')};
  }

  [data-part='tactic'] {
    font-weight: ${token('weight-medium')};
  }

  [data-part='plan'],
  [data-part='tag'] {
    display: inline-block;
    padding-inline: 6px;
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-bar')};
    line-height: 18px;
  }

  [data-part='tag'] {
    margin-inline-end: ${token('space-1')};
    background: ${token('color-canvas')};
    font-size: ${token('text-dense')};
  }

  [data-part='plan'] {
    margin-inline-start: ${token('space-2')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
  }

  [data-part='mark'] {
    display: inline-flex;
    margin-inline-end: ${token('space-1')};
    vertical-align: -3px;
    color: ${token('color-ink-muted')};
  }

  a[data-part='open'],
  a[data-part='link'] {
    color: ${token('color-focus')};
    font-weight: ${token('weight-medium')};
    text-decoration: none;
  }

  a[data-part='open']:hover,
  a[data-part='link']:hover {
    text-decoration: underline;
  }

  > [data-part='refused'] {
    flex: none;
    margin: ${token('space-2')} ${token('space-4')};
  }

  > [data-part='reason'] {
    flex: none;
    margin: 0;
    padding: ${token('space-2')} ${token('space-4')};
    border-block-start: 1px solid ${token('color-line')};
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
  }

  @media print {
    display: block;
    block-size: auto;

    /* The paper has all rows, and its heads on each page. */
    &:has(> [data-part='paper']) > [role='treegrid'],
    [data-part='refused'],
    [data-part='reason'] {
      display: none;
    }
  }
`
