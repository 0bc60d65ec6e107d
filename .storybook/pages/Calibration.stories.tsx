import type { Meta, StoryObj } from '@storybook/react-vite'

import { channelColors, token } from '@throughline/ui/theme'

/**
 * Shows what differs first when another browser draws: small text in three weights, mixed colors,
 * round corners and shadows. Tests compare pictures only where the browser draws this story like
 * its baseline.
 */
const meta = {
  title: 'Foundations/Calibration',
  parameters: { controls: { disable: true } },
  tags: ['!autodocs', 'internal'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

export const Calibration: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, width: 480 }}>
      {[400, 500, 600].map((weight) => (
        <div key={weight} style={{ fontWeight: weight }}>
          <span style={{ fontSize: 11 }}>Hamburgefonstiv 0123456789 </span>
          <span style={{ fontSize: 13 }}>Hamburgefonstiv $1,234 </span>
          <span style={{ fontSize: 20 }}>Rg&amp;Qy</span>
        </div>
      ))}
      <div
        style={{
          height: 48,
          border: `1px solid ${token('color-line')}`,
          borderRadius: 8,
          background: `color-mix(in srgb, ${channelColors[0]} 18%, ${token('color-surface')})`,
          boxShadow: token('shadow-popover'),
        }}
      />
      <svg width="48" height="48" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M3 20 L9 7 L14 15 L21 4" fill="none" stroke="currentColor" strokeWidth="1.5" />
      </svg>
    </div>
  ),
}
