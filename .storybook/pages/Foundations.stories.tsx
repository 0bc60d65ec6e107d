import type { Meta, StoryObj } from '@storybook/react-vite'
import { styled } from 'styled-components'

import {
  barColors,
  channelColors,
  scaleValues,
  token,
  tokenProperty,
  type TokenName,
} from '@throughline/ui/theme'
import { Caption, Cards, Page } from './Page.styles'

const meta = {
  title: 'Foundations/Tokens',
  parameters: { controls: { disable: true }, options: { showPanel: false } },
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Swatch = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;

  &::before {
    height: 56px;
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: var(--tl-swatch);
    content: '';
  }
`

const Paper = styled.div`
  padding: 16px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
`

const Row = styled.div`
  display: flex;
  align-items: baseline;
  gap: 16px;
`

const Bar = styled.span`
  ${barColors}
  display: flex;
  align-items: center;
  gap: 6px;
  height: ${token('size-bar')};
  padding-inline: 6px;
  border-radius: ${token('radius-bar')};
  overflow: hidden;
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  & > time {
    color: ${token('color-bar-ink-muted')};
  }
`

const Lift = styled.div`
  display: grid;
  place-items: center;
  height: 88px;
  border: 1px solid ${token('color-line')};
  border-radius: ${token('radius-card')};
  background: ${token('color-surface')};
`

function Swatches({ names }: { names: readonly TokenName[] }) {
  return (
    <Cards style={{ '--tl-card-width': '132px' }}>
      {names.map((name) => (
        <Swatch key={name} style={{ '--tl-swatch': token(name) }}>
          <span>{name.replace('color-', '').replaceAll('-', ' ')}</span>
          <Caption>{tokenProperty(name)}</Caption>
        </Swatch>
      ))}
    </Cards>
  )
}

export const Colour: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Colour</h1>
        <p>
          Warm paper, sharp ink, and no hue of its own: every other colour on a page belongs to the
          plan. Names say the job, so each theme has its own values. Switch it in the toolbar.
        </p>
      </section>
      <section>
        <h2>Grounds and lines</h2>
        <Swatches
          names={[
            'color-canvas',
            'color-surface',
            'color-sunken',
            'color-hover',
            'color-pressed',
            'color-line',
            'color-line-strong',
            'color-control-outline',
          ]}
        />
      </section>
      <section>
        <h2>Ink</h2>
        <Cards style={{ '--tl-card-width': '240px' }}>
          {(['color-canvas', 'color-surface', 'color-sunken'] as const).map((ground) => (
            <Paper key={ground} style={{ background: token(ground) }}>
              <div style={{ fontWeight: 600 }}>VIP early access</div>
              <div style={{ color: token('color-ink-muted') }}>Email, Promotional</div>
              <div style={{ color: token('color-ink-faint') }}>11/18/26 – 11/20/26</div>
              <div style={{ color: token('color-link'), fontWeight: 500 }}>Open the tactic</div>
              <Caption>{ground.replace('color-', 'on ')}</Caption>
            </Paper>
          ))}
        </Cards>
      </section>
      <section>
        <h2>Action</h2>
        <p>
          Primary buttons, checked boxes, switches, counts and progress. One primary button a view.
        </p>
        <Swatches
          names={['color-action', 'color-action-hover', 'color-action-pressed', 'color-on-action']}
        />
      </section>
      <section>
        <h2>Selection and focus</h2>
        <p>
          Selected bars, rows and cells, chosen days, drop targets, links, the caret and the ring of
          the keyboard. An invalid field keeps its red line inside the ring.
        </p>
        <Swatches
          names={[
            'color-selection',
            'color-on-selection',
            'color-selection-soft',
            'color-focus',
            'color-link',
            'color-link-hover',
          ]}
        />
      </section>
      <section>
        <h2>Brand</h2>
        <p>
          The mark, today, and the line of the present moment. Nothing else: a test refuses these
          names anywhere else.
        </p>
        <Swatches names={['color-brand', 'color-today', 'color-on-today']} />
      </section>
      <section>
        <h2>Meaning</h2>
        <p>Red means wrong, destructive or over budget. Nothing that is merely important is red.</p>
        <Cards>
          {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Paper
              key={tone}
              style={{
                borderColor: token(`color-${tone}-line`),
                background: token(`color-${tone}-tint`),
              }}
            >
              <div style={{ color: token(`color-${tone}-text`), fontWeight: 600 }}>{tone}</div>
              <Caption style={{ color: token('color-ink') }}>text, tint, line</Caption>
            </Paper>
          ))}
        </Cards>
      </section>
    </Page>
  ),
}

export const Channels: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Channels</h1>
        <p>
          Colour means channel. A bar is a tint of its channel’s colour over the surface, with an
          edge in the full colour and text in ink, so that any colour a person picks stays readable
          in every theme. Items of other plans hold 0.6 of the tint, and all of the ink.
        </p>
        <Cards style={{ '--tl-card-width': '260px' }}>
          {[...channelColors, '#000000', '#FFFFFF', '#FFFF00'].map((color) => (
            <div key={color} style={{ display: 'grid', gap: 2 }}>
              <Bar style={{ '--tl-bar-color': color }}>
                <time>8:00</time> Gift guide launch
              </Bar>
              <Bar style={{ '--tl-bar-color': color }} data-nested="">
                <time>8:00</time> Loyalty relaunch
              </Bar>
              <Caption>{color}</Caption>
            </div>
          ))}
        </Cards>
      </section>
    </Page>
  ),
}

const sizes = [
  ['heading-large', 'weight-semibold', 'November 2026'],
  ['heading', 'weight-semibold', 'Holiday Gifting Campaign'],
  ['heading-small', 'weight-semibold', 'Rename plan'],
  ['body', 'weight-regular', 'Segment: top 10 % by spend. Creative due two weeks before.'],
  ['dense', 'weight-regular', 'Influencer takeover'],
  ['caption', 'weight-regular', 'Lead plan, 2 nested'],
] as const

export const Type: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Type</h1>
        <p>Inter, in three weights. Sentence case. Figures of one width wherever they line up.</p>
        {sizes.map(([size, weight, text]) => (
          <Row key={size}>
            <Caption style={{ flex: 'none', width: 200 }}>
              {size}, {scaleValues[`text-${size}`]} / {scaleValues[`line-${size}`]}
            </Caption>
            <span
              style={{
                fontSize: token(`text-${size}`),
                fontWeight: token(weight),
                lineHeight: token(`line-${size}`),
              }}
            >
              {text}
            </span>
          </Row>
        ))}
      </section>
      <section>
        <h2>Figures</h2>
        <div
          style={{
            width: 160,
            fontVariantNumeric: 'tabular-nums',
            textAlign: 'end',
            whiteSpace: 'pre-line',
          }}
        >
          {'$1,204,000\n$486,111\n$98,777'}
          <div style={{ color: token('color-danger-text'), fontWeight: token('weight-semibold') }}>
            −$11,340
          </div>
        </div>
      </section>
    </Page>
  ),
}

export const SpaceAndShape: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Space and shape</h1>
        <p>A grid of 4 pixels. Dense where the plan is, roomy where a person reads.</p>
        {(['1', '2', '3', '4', '5', '6', '8', '10', '12'] as const).map((step) => (
          <Row key={step} style={{ alignItems: 'center' }}>
            <Caption style={{ width: 140 }}>
              {tokenProperty(`space-${step}`)}, {scaleValues[`space-${step}`]}
            </Caption>
            <span
              style={{
                width: token(`space-${step}`),
                height: 12,
                background: token('color-line-strong'),
              }}
            />
          </Row>
        ))}
      </section>
      <section>
        <h2>Radius</h2>
        <Cards>
          {(['radius-bar', 'radius-control', 'radius-card', 'radius-pill'] as const).map((name) => (
            <div key={name} style={{ display: 'grid', gap: 4 }}>
              <div
                style={{
                  height: 56,
                  border: `1px solid ${token('color-control-outline')}`,
                  borderRadius: token(name),
                  background: token('color-surface'),
                }}
              />
              <Caption>
                {tokenProperty(name)}, {scaleValues[name]}
              </Caption>
            </div>
          ))}
        </Cards>
      </section>
      <section>
        <h2>Heights</h2>
        <p>They follow the density of the toolbar.</p>
        {(
          [
            'size-control-large',
            'size-control',
            'size-control-small',
            'size-row',
            'size-bar',
            'size-strip-bar',
          ] as const
        ).map((name) => (
          <Row key={name} style={{ alignItems: 'center' }}>
            <Caption style={{ width: 180 }}>{tokenProperty(name)}</Caption>
            <span
              style={{
                width: 240,
                height: token(name),
                border: `1px solid ${token('color-control-outline')}`,
                borderRadius: token('radius-control'),
                background: token('color-surface'),
              }}
            />
          </Row>
        ))}
      </section>
    </Page>
  ),
}

export const ElevationAndMotion: Story = {
  render: () => (
    <Page>
      <section>
        <h1>Elevation and motion</h1>
        <p>
          Line first, shadow second: only what floats casts one. Movement takes 120 to 160
          milliseconds, on opacity and position alone, and none where the system asks for less.
        </p>
        <Cards style={{ gap: 32 }}>
          {(['shadow-popover', 'shadow-dragged', 'shadow-toast', 'shadow-dialog'] as const).map(
            (name) => (
              <Lift key={name} style={{ boxShadow: token(name) }}>
                <Caption>{tokenProperty(name)}</Caption>
              </Lift>
            ),
          )}
        </Cards>
      </section>
      <section>
        <h2>Focus</h2>
        <p>Two pixels wide, two pixels away, in the focus blue, wherever the keyboard is.</p>
        <Row>
          <span
            style={{
              padding: '6px 12px',
              border: `1px solid ${token('color-line-strong')}`,
              borderRadius: token('radius-control'),
              outline: `${token('ring-width')} solid ${token('color-focus')}`,
              outlineOffset: token('ring-offset'),
            }}
          >
            Launch Plan
          </span>
        </Row>
      </section>
    </Page>
  ),
}
