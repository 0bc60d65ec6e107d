import type { Meta, StoryObj } from '@storybook/react-vite'

import { barColors, channelColors, token } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { Page } from './Page.styles'

const meta = {
  title: 'Start/Throughline',
  parameters: { controls: { disable: true }, options: { showPanel: false } },
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Bars = styled.div`
  display: grid;
  grid-template-columns: repeat(12, 1fr);
  gap: 6px 4px;
  padding: 20px;
  border-radius: ${token('radius-card')};
  background: ${token('color-sunken')};
`

const Bar = styled.span`
  ${barColors}
  height: ${token('size-bar')};
  padding-inline: 6px;
  border-radius: ${token('radius-bar')};
  overflow: hidden;
  font-size: ${token('text-dense')};
  line-height: ${token('size-bar')};
  text-overflow: ellipsis;
  white-space: nowrap;
`

const titles = ['Gift guide launch', 'Store window reset', 'Weekly deals', 'Press preview']
const spans = ['3 / 8', '1 / 5', '6 / 12', '2 / 7', '8 / 13', '4 / 9']

const embed = `import { GlobalStyle } from '@throughline/ui/theme'
import { Button } from '@throughline/ui/Button'

<GlobalStyle />
<main data-theme="auto" data-density="compact">
  <Button variant="primary">Add Tactic</Button>
</main>`

const override = `[data-theme='light'] {
  --tl-color-action: #0B5FFF;
  --tl-color-action-hover: #094FD6;
  --tl-color-action-pressed: #0740AD;
}`

export const Throughline: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Throughline</h1>
        <p>
          A kit for planning marketing across every channel: calendars, timelines, budgets, and the
          parts they are made of. It should feel like a well-printed wall calendar that answers
          instantly: quiet paper, sharp ink, colour only where it carries meaning.
        </p>
        <Bars aria-hidden="true">
          {channelColors.slice(0, 6).map((color, index) => (
            <Bar key={color} style={{ '--tl-bar-color': color, gridColumn: spans[index] }}>
              {titles[index % titles.length]}
            </Bar>
          ))}
        </Bars>
      </section>
      <section>
        <h2>What is here</h2>
        <ul>
          <li>
            <strong>Foundations</strong>: the tokens, drawn. Colour, type, space, elevation.
          </li>
          <li>
            <strong>Components</strong>: the generic parts. They know nothing of planning.
          </li>
          <li>
            <strong>Planner views</strong>: whole widgets that other products embed. Data in as
            properties, intent out as events; no network, no storage, no clock.
          </li>
          <li>
            <strong>Screens</strong>: the web application, in each of its states.
          </li>
        </ul>
      </section>
      <section>
        <h2>Use a part</h2>
        <p>
          Every part has an entry point of its own, so that a page loads only what it shows. Render
          the global style once; it declares the tokens. Font files are yours to ship: the kit asks
          for Inter and falls back to the system’s.
        </p>
        <pre>
          <code>{embed}</code>
        </pre>
      </section>
      <section>
        <h2>Theme</h2>
        <p>
          A theme is a set of custom properties, chosen by <code>data-theme</code>:{' '}
          <code>light</code>, <code>dark</code>, <code>high-contrast</code>, or <code>auto</code> to
          follow the system. It holds from its element downwards and changes without rendering
          anything. Your own colours are a rule of CSS:
        </p>
        <pre>
          <code>{override}</code>
        </pre>
      </section>
      <section>
        <h2>Promises</h2>
        <ul>
          <li>Every text is a property. Nothing visible is written into a part.</li>
          <li>Whatever the mouse can do, the keyboard can; each page has a table of keys.</li>
          <li>Every story passes its accessibility check, and none writes to the console.</li>
          <li>Esc backs out one level, and the focus returns to where it came from.</li>
        </ul>
      </section>
    </Page>
  ),
}
