import type { Meta } from '@storybook/react-vite'
import { fn } from 'storybook/test'

import type { HoverCard } from './HoverCard'

const facts = [
  ['Initiative', 'Black Friday Promotion'],
  ['Channel', 'Email'],
  ['Tactic Type', 'Promotional'],
  ['Platform', 'No Platform'],
  ['Start Date', '11/18/26'],
  ['End Date', '11/20/26'],
  ['Repeats', 'Weekly on Wednesday'],
  ['Notes', 'Segment: top 10 % by spend. Creative due two weeks before.'],
] as const

export function Facts({ title }: { title: string }) {
  return (
    <div style={{ display: 'grid', gap: 6 }}>
      <strong style={{ fontWeight: 600 }}>{title}</strong>
      <dl
        style={{ display: 'grid', gridTemplateColumns: '88px 1fr', gap: '2px 12px', fontSize: 12 }}
      >
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt style={{ color: 'var(--tl-color-ink-muted)' }}>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

export const hoverCardStories = {
  args: {
    anchor: { left: 24, top: 24, width: 160, height: 20 },
    label: 'VIP early access',
    onClose: fn(),
    children: <Facts title="VIP early access" />,
  },
  argTypes: { anchor: { control: false }, loading: { control: false }, error: { control: false } },
  parameters: {
    docs: {
      story: { inline: false, iframeHeight: 320 },
      description: {
        component: `More about something, when the pointer has rested on it for two seconds. Within three seconds after one was shown the next opens at once. Everything in it must be reachable elsewhere too. A few words are a **Tooltip**; work is a **Popover**.

\`useHoverCard\` decides when: spread its \`areaProps\` on the element around all targets and its \`cardProps\` on the one card of the view. \`HoverCardTrigger\` does the same for a single control, and \`HoverCardGroup\` lets several act as one. On targets much wider than the card it opens beside the pointer. On its straight way to the card the pointer may pass over other targets, or over nothing for a while; turning back or resting counts.

| Key | What it does |
| --- | --- |
| I on a focused target | Shows its card and goes into it; \`openKey\` changes the key |
| Esc | Hides it; the focus is back on the target |
| Tab | Moves through the controls in it, then back to the target |`,
      },
    },
  },
} satisfies Meta<typeof HoverCard>
