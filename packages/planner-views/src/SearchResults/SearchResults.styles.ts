import { token } from '@throughline/ui/theme'
import { styled } from 'styled-components'

export const ResultsRoot = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space-4')};
  block-size: 100%;
  min-block-size: 0;
  box-sizing: border-box;
  max-inline-size: 1180px;
  padding: ${token('space-5')};
  padding-block-end: calc(${token('space-4')} + var(--tl-bottom-inset, 0px));

  [data-part='bar'] {
    display: flex;
    flex: none;
    flex-wrap: wrap;
    gap: ${token('space-2')} ${token('space-3')};
    align-items: center;
  }

  [data-part='keyword'] {
    flex: 0 1 420px;
    min-inline-size: 200px;
  }

  [data-part='body'] {
    display: flex;
    flex: 0 1 auto;
    flex-direction: column;
    min-block-size: 0;
  }

  [data-part='scope'] {
    flex: none;
    margin: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
  }

  [data-part='channel'],
  [data-part='topic'] {
    display: flex;
    gap: ${token('space-2')};
    align-items: center;
    min-inline-size: 0;
  }

  [data-part='channel'] span,
  [data-part='topic'] > [data-part='text'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='channel']::before {
    content: '';
    flex: none;
    inline-size: 9px;
    block-size: 9px;
    border-radius: 2px;
    background: var(--tl-bar-color);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  [data-part='facts'] {
    display: block;
    overflow: hidden;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-regular')};
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;
    white-space: nowrap;

    [data-part='channel'] {
      display: inline;
    }

    [data-part='channel']::before {
      display: inline-block;
      margin-inline-end: ${token('space-1')};
    }
  }

  [data-part='dates'] {
    font-variant-numeric: tabular-nums;
  }

  [data-part='none'] {
    color: ${token('color-ink-muted')};
  }

  [data-part='plan-mark'] {
    flex: none;
    padding-inline: 3px;
    border: 1px solid ${token('color-line-strong')};
    border-radius: 3px;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
    line-height: 14px;
  }

  [data-part='excerpt'] {
    color: ${token('color-ink-muted')};
    font-weight: ${token('weight-regular')};
  }

  mark {
    border-radius: 2px;
    background: ${token('color-warning-tint')};
    box-shadow: 0 0 0 1px ${token('color-warning-line')};
    color: inherit;

    @media (forced-colors: active) {
      background: Mark;
      color: MarkText;
    }
  }

  [data-part='print-title'] {
    display: none;

    > h2 {
      font-size: ${token('text-heading-small')};
    }
  }

  @media print {
    block-size: auto;
    max-inline-size: none;
    padding: 0;

    [data-part='print-title'] {
      display: block;
    }

    [data-part='bar'],
    [data-part='recent'] {
      display: none;
    }
  }
`

export const RecentList = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};

  h2 {
    margin: 0;
    color: ${token('color-ink-muted')};
    font-size: ${token('text-caption')};
    font-weight: ${token('weight-medium')};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space-2')};
    margin: 0;
    padding: 0;
    list-style: none;
  }
`
