import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Container by which rows decide about the parts that fit beside a name. */
export const ListRoot = styled.div`
  container: tl-channels / inline-size;
  min-inline-size: 0;
`

export const ChannelRoot = styled.div`
  min-inline-size: 0;
  scroll-margin-block-start: ${token('space-6')};
`

/** Name, switches and buttons, in one line where they fit. */
export const ChannelHead = styled.div`
  display: grid;
  grid-template: 'name actions' auto 'switches switches' auto / minmax(0, 1fr) auto;
  gap: ${token('space-1')} ${token('space-4')};
  align-items: center;
  min-block-size: 24px;

  [data-part='switches'] {
    display: flex;
    flex-wrap: wrap;
    grid-area: switches;
    gap: ${token('space-1')} ${token('space-4')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }

  [data-part='actions'] {
    display: flex;
    grid-area: actions;
    gap: ${token('space-2')};
    margin-block: -4px;
  }

  @container tl-channels (min-width: 860px) {
    grid-template: 'name switches actions' auto / minmax(120px, 1fr) auto auto;

    [data-part='switches'] {
      justify-content: flex-end;
      max-inline-size: 620px;
    }
  }

  @media print {
    [data-part='actions'] {
      display: none;
    }
  }
`

/** The name, which opens and closes the row. */
export const ChannelToggle = styled.button`
  display: flex;
  grid-area: name;
  gap: ${token('space-2')};
  align-items: center;
  justify-self: start;
  max-inline-size: 100%;
  margin: 0;
  padding: 0;
  border: 0;
  border-radius: ${token('radius-bar')};
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${token('color-ink-faint')};
    transition: transform ${token('motion-fast')} ${token('ease-out')};
  }

  &[aria-expanded='true'] > svg {
    transform: rotate(90deg);
  }

  &[aria-expanded='false'] > svg:dir(rtl) {
    transform: rotate(180deg);
  }

  [data-part='swatch'] {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 3px;
    background: var(--tl-swatch-color, ${token('color-ink-faint')});
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  [data-part='name'] {
    min-inline-size: 0;
    font-weight: ${token('weight-semibold')};
    overflow-wrap: anywhere;
  }

  [data-part='count'] {
    flex: none;
    color: ${token('color-ink-muted')};
  }
`

/** The form for name and color. */
export const ChannelEditor = styled.div`
  margin-block: ${token('space-3')} ${token('space-1')};
`
