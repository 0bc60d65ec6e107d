import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

/** Name and color, side by side if they fit. */
export const ChannelFields = styled.div`
  display: grid;
  gap: ${token('space-4')} ${token('space-6')};
  align-items: start;

  @container tl-form (min-width: 640px) {
    grid-template-columns: minmax(200px, 320px) minmax(0, 420px);
  }
`

/** Section of the screen below the channels. */
export const Section = styled.section`
  display: grid;
  gap: ${token('space-3')};
  min-inline-size: 0;
  margin-block-start: ${token('space-4')};
  scroll-margin-block-start: ${token('space-6')};

  > header {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space-3')};
    align-items: baseline;
  }

  h3 {
    font-size: ${token('text-heading-small')};
    font-weight: ${token('weight-semibold')};
    line-height: ${token('line-heading-small')};
  }

  > header > p {
    color: ${token('color-ink-muted')};
  }
`

/** Settings of the complete plan, in the same frame as the channels. */
export const Card = styled.div`
  padding: ${token('space-3')};
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`
