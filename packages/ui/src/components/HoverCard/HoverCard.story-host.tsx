import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { HoverCard } from './HoverCard'

const details = [
  ['Initiative', 'Black Friday Promotion'],
  ['Channel', 'Email'],
  ['Tactic Type', 'Promotional'],
  ['Platform', 'No Platform'],
  ['Start Date', '11/18/26'],
  ['End Date', '11/20/26'],
  ['Repeats', 'Weekly on Wednesday'],
  ['Notes', 'Segment: top 10 % by spend. Creative due two weeks before.'],
] as const

export function Details({ title }: { title: string }) {
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <strong style={{ fontWeight: 600 }}>{title}</strong>
      <dl
        style={{ display: 'grid', gridTemplateColumns: '88px 1fr', gap: '2px 12px', fontSize: 12 }}
      >
        {details.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt style={{ color: 'var(--tl-color-ink-muted)' }}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Names of the targets. */
export const titles = ['Flash sale', 'Cart reminder', 'Weekly deals']

export const hoverCardStories = {
  args: {
    anchor: { left: 24, top: 24, width: 160, height: 20 },
    label: 'VIP early access',
    onClose: fn(),
    children: <Details title="VIP early access" />,
  },
  argTypes: { anchor: { control: false }, loading: { control: false }, error: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
    },
  },
} satisfies Meta<typeof HoverCard>
