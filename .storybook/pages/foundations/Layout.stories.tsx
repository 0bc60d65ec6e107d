import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  SMALLEST_VIEWPORT_HEIGHT_PX,
  SMALLEST_VIEWPORT_WIDTH_PX,
} from '@throughline/domain/session'
import { token, tokenProperty, scaleValues } from '@throughline/ui/theme'
import { styled } from 'styled-components'
import { CopyButton } from '../parts/CopyButton'
import { DocPage, DocSection, pageParameters } from '../parts/DocPage'
import { FactTable } from '../parts/Details.styles'

const meta = {
  title: 'Foundations/Layout',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const Drawing = styled.div`
  display: grid;
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${token('color-line-strong')};
  border-radius: ${token('radius-card')};
  background: ${token('color-line')};

  & > * {
    display: grid;
    place-items: center;
    padding: 8px;
    background: ${token('color-surface')};
    color: ${token('color-ink-muted')};
    font-size: ${token('text-dense')};
    text-align: center;
  }

  & > [data-sunken] {
    background: ${token('color-sunken')};
  }
`

/** The frame of a screen, in its own sizes. */
const Frame = styled(Drawing)`
  grid-template-areas: 'navigation header header' 'navigation view panel';
  grid-template-rows: ${token('size-header')} 220px;
  grid-template-columns: ${token('size-navigation')} 1fr 240px;
`

const Whole = styled(Drawing)`
  grid-template-rows: ${token('size-header')} 180px 56px;
  max-width: 560px;
`

const area = (name: string) => ({ gridArea: name })

const sizes = [
  'size-header',
  'size-navigation',
  'size-navigation-collapsed',
  'size-control-header',
] as const

export const Layout: Story = {
  render: () => (
    <DocPage
      title="Layout"
      lead="A desktop product: the frame stays, the view between scrolls, and details open beside it instead of over it."
    >
      <DocSection title="Frame of a screen">
        <Frame>
          <div data-sunken style={area('navigation')}>
            Navigation
          </div>
          <div style={area('header')}>Page header: title, period, view, actions</div>
          <div style={area('view')}>The view. It alone scrolls.</div>
          <div style={area('panel')}>Side panel</div>
        </Frame>
        <FactTable>
          <thead>
            <tr>
              <th scope="col">Part</th>
              <th scope="col">Size</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map((name) => (
              <tr key={name}>
                <th scope="row">
                  <CopyButton text={token(name)} label={tokenProperty(name)} />
                </th>
                <td>
                  <CopyButton text={scaleValues[name]} context={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </FactTable>
      </DocSection>
      <DocSection title="Panes">
        <ul>
          <li>
            <strong>SplitPane</strong> divides the space between two parts. A person moves the line,
            also by keys, and the product remembers where it was.
          </li>
          <li>
            <strong>SidePanel</strong> shows one thing of the view beside it. The view stays usable
            and keeps its scroll position.
          </li>
          <li>
            <strong>Dialog</strong> is for a decision that must come first. It holds the focus.
          </li>
        </ul>
      </DocSection>
      <DocSection title="Full-screen pages">
        <p>
          Settings and long forms take the window: a header with the title and Close, the content in
          one column that can be read, and a footer whose buttons stay in view.
        </p>
        <Whole>
          <div>Title and Close</div>
          <div>Content in one column. It alone scrolls.</div>
          <div>Save and Cancel</div>
        </Whole>
      </DocSection>
      <DocSection title="Widths">
        <ul>
          <li>
            1440 × 900 and 1024 × 700 pixels are the two windows in which every screen is looked at.
          </li>
          <li>
            Below {SMALLEST_VIEWPORT_WIDTH_PX} × {SMALLEST_VIEWPORT_HEIGHT_PX} pixels the product
            asks for a larger window, and can be used all the same: the page scrolls.
          </li>
          <li>
            Components answer to their own width, by container queries and not by the window, so
            that they fit into any pane of another product.
          </li>
        </ul>
      </DocSection>
      <DocSection title="Directions">
        <p>
          Every component uses logical properties: start and end instead of left and right. Choose
          Right to left in the toolbar.
        </p>
      </DocSection>
    </DocPage>
  ),
}
