import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleTree } from '../parts/example-costs'
import { BudgetCharts } from '@throughline/planner-views/budget-table'
import {
  barColors,
  barTint,
  channelColors,
  contrastRatio,
  parseHexColor,
  themes,
  token,
} from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { CopyButton } from '../parts/CopyButton'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { Chip, FactTable, Ratio } from '../parts/Details.styles'
import { Cards } from '../parts/Page.styles'
import { themeNames } from './color-details'
import { colorVisions, filterValues } from './color-vision'

const meta = {
  title: 'Foundations/Data colors',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Bar = styled.span`
  ${barColors}
  display: flex;
  gap: 6px;
  align-items: center;
  height: ${token('size-bar')};
  padding-inline: 6px;
  border-radius: ${token('radius-bar')};
  overflow: hidden;
  font-size: ${token('text-dense')};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`

/** The lowest contrast of text on a bar of a color, over all themes. */
function inkOnTint(color: string): number {
  return Math.min(
    ...themeNames.map((theme) =>
      contrastRatio(parseHexColor(themes[theme]['color-ink']), barTint(color, theme)),
    ),
  )
}

function Palette() {
  return (
    <FactTable>
      <thead>
        <tr>
          <th scope="col">Color</th>
          <th scope="col">Of the plan</th>
          <th scope="col">Of another plan</th>
        </tr>
      </thead>
      <tbody>
        {channelColors.map((color) => (
          <tr key={color}>
            <th scope="row">
              <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
                <Chip style={{ '--tl-chip': color }} />
                <CopyButton text={color} />
              </span>
            </th>
            <td>
              <Bar style={{ '--tl-bar-color': color }}>8:00 Gift guide launch</Bar>
              <Ratio>Text {inkOnTint(color).toFixed(1)}:1 at least</Ratio>
            </td>
            <td>
              <Bar style={{ '--tl-bar-color': color }} data-nested="">
                8:00 Loyalty relaunch
              </Bar>
            </td>
          </tr>
        ))}
      </tbody>
    </FactTable>
  )
}

/** The palette as people see it who see fewer colors. The names are not simulated. */
function Visions() {
  return (
    <Cards style={{ '--tl-card-width': '200px', gap: 24 }}>
      {colorVisions.map((vision) => (
        <figure key={vision.id} style={{ display: 'grid', gap: 4, margin: 0 }}>
          <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
            <filter id={`tl-${vision.id}`} colorInterpolationFilters="linearRGB">
              <feColorMatrix values={filterValues(vision)} />
            </filter>
          </svg>
          <figcaption>{vision.title}</figcaption>
          <div style={{ display: 'grid', gap: 2, filter: `url(#tl-${vision.id})` }}>
            {channelColors.map((color) => (
              <Bar key={color} style={{ '--tl-bar-color': color }}>
                Gift guide launch
              </Bar>
            ))}
          </div>
        </figure>
      ))}
    </Cards>
  )
}

export const DataColors: Story = {
  name: 'Data colors',
  render: () => (
    <DocPage
      title="Data colors"
      lead="Color means channel. A bar is a tint of its channel’s color over the surface, with an edge in the full color and text in ink, so that any color a person picks stays readable in every theme."
    >
      <DocSection title="Channels">
        <p>
          These are offered in this order. Items of other plans of the family have 0.6 of the tint
          and all of the ink. A channel with another color keeps it, and is drawn in it.
        </p>
        <Palette />
      </DocSection>
      <DocSection title="Charts">
        <p>
          A chart by channel takes the channels’ colors. What is planned and what is spent are gray
          and ink, side by side, and named in the legend.
        </p>
        <BudgetCharts tree={exampleTree} />
      </DocSection>
      <DocSection title="The second cue">
        <p>Nothing is told by color alone.</p>
        <ul>
          <li>
            A bar says its channel in its accessible name and in its summary, and groups by channel
            have a heading.
          </li>
          <li>
            With <code>hasChannelMarks</code> a bar has a mark of its channel, such as “Em” for
            Email. On paper the calendars always have them, explained in the legend.
          </li>
          <li>
            A flow that is colored by initiative, tag or plan has such marks on its bars and in its
            legend.
          </li>
          <li>Selected, dragged and nested bars differ by outline, shadow or strength.</li>
          <li>Negative figures have a sign and weight. Messages have an icon and a text.</li>
          <li>Each chart can be read as a table.</li>
          <li>With forced colors, a bar keeps the edge of its channel and gets an outline.</li>
        </ul>
      </DocSection>
      <DocSection title="With fewer colors">
        <p>
          Every two of the twelve are at least 8 apart by CIEDE2000, with full color vision and
          without red, green or blue: so far apart are the edges of bars, swatches and charts. The
          tints are closer, and without any color only lightness is left, which is why the second
          cue is not optional.
        </p>
        <Visions />
      </DocSection>
    </DocPage>
  ),
}
