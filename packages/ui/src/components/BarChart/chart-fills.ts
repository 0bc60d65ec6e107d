import { token } from '../../theme/token'

/** The fills of series: outlined, full and striped, which every theme and forced colors tell apart. */
export const chartFills = `
  [data-fill='0'] {
    background: color-mix(
      in srgb,
      ${token('color-control-outline')} 30%,
      ${token('color-surface')}
    );
    box-shadow: inset 0 0 0 1px ${token('color-control-outline')};
  }

  [data-fill='1'] {
    background: ${token('color-ink')};
  }

  [data-fill='2'] {
    background: repeating-linear-gradient(
      45deg,
      ${token('color-ink-muted')} 0 2px,
      ${token('color-surface')} 2px 4px
    );
    box-shadow: inset 0 0 0 1px ${token('color-ink-muted')};
  }

  @media (forced-colors: active) {
    [data-fill='0'] {
      background: Canvas;
      box-shadow: inset 0 0 0 1px CanvasText;
    }

    [data-fill='1'] {
      background: CanvasText;
    }

    [data-fill='2'] {
      background: repeating-linear-gradient(45deg, CanvasText 0 2px, Canvas 2px 4px);
      box-shadow: inset 0 0 0 1px CanvasText;
    }
  }
`
