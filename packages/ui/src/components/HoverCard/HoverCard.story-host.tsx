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

/** Names of the targets. */
export const titles = ['Flash sale', 'Cart reminder', 'Weekly deals']

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
        component: `Details of an element, shown when the pointer rests on it for two seconds. For three seconds after a card has closed, the next one opens immediately. Everything in it must also be available elsewhere. For a few words use a **Tooltip**; for controls use a **Popover**.

Spread the \`areaProps\` of \`useHoverCard\` on the element around all targets and its \`cardProps\` on the card of the view. \`HoverCardTrigger\` does this for a single control; \`HoverCardGroup\` shares the delays of several. If a target is much wider than the card, the card opens next to the pointer. While the pointer moves straight to the card it can cross other targets; when it turns back or rests, they count.

| Key | What it does |
| --- | --- |
| I on a focused target | Shows its card and moves the focus into it; \`openKey\` changes the key |
| Esc | Hides it; the focus returns to the target |
| Tab | Moves through the controls in it, then back to the target |`,
      },
    },
  },
} satisfies Meta<typeof HoverCard>
