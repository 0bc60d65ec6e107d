import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@throughline/ui/Button'
import { useCopy, CopyArea } from '../parts/CopyArea'
import { StoryPicture } from '../../StoryPicture'
import { Caption, Cards, Page } from '../parts/Page.styles'
import { pageParameters } from '../parts/DocPage'
import { PageLink } from './PageLink'
import { Card, Code, Hero, Picture, Places } from './Start.styles'
import { readers } from './start-places'

const meta = {
  title: 'Start/Throughline',
  parameters: pageParameters,
  tags: ['!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const PACK = 'npm run pack'

const INSTALL = `npm install react@19 react-dom@19 styled-components@6 @fontsource-variable/inter \\
  ./throughline-domain-0.1.0.tgz ./throughline-ui-0.1.0.tgz ./throughline-planner-views-0.1.0.tgz`

const USE = `import '@fontsource-variable/inter'
import { Button } from '@throughline/ui/Button'
import { GlobalStyle } from '@throughline/ui/theme'

export function Page() {
  return (
    <main data-theme="auto" data-density="compact">
      <GlobalStyle />
      <Button variant="primary">Add tactic</Button>
    </main>
  )
}`

/** Code with a button that copies it. */
function CodeToCopy({ code, name }: { readonly code: string; readonly name: string }) {
  const copy = useCopy()
  return (
    <Code>
      <pre>
        <code>{code}</code>
      </pre>
      <Button
        size="small"
        aria-label={`Copy: ${name}`}
        onClick={() => {
          copy(code)
        }}
      >
        Copy
      </Button>
    </Code>
  )
}

export const Throughline: Story = {
  render: () => (
    <CopyArea>
      <Page>
        <Hero>
          <h1>Calendars, timelines and budgets for planning, and the parts they are made of</h1>
          <p>
            The component kit of Throughline: React components with types, three themes, every key
            and both directions of text. Take one button, one calendar, or all of it.
          </p>
          <Picture>
            <StoryPicture
              story="planner-views-calendars-monthcalendar--default"
              label="A month with tactics of several channels as colored bars over its days"
              part={{ width: 1008, height: 520 }}
              isEnlarged
            />
          </Picture>
        </Hero>
        <section aria-label="Where to begin">
          <h2>Where to begin</h2>
          <Cards style={{ '--tl-card-width': '260px' }}>
            {readers.map(({ title, text, places }) => (
              <Card key={title}>
                <h3>{title}</h3>
                <Caption>{text}</Caption>
                <Places>
                  {places.map((place) => (
                    <li key={place.to}>
                      <PageLink to={place.to}>{place.title}</PageLink>
                      <br />
                      <Caption>{place.text}</Caption>
                    </li>
                  ))}
                </Places>
              </Card>
            ))}
          </Cards>
        </section>
        <section aria-label="Install">
          <h2>Install</h2>
          <p>Pack the kit at the root of this repository; the packages are in .cache/packages.</p>
          <CodeToCopy name="Pack" code={PACK} />
          <p>In the product, install what it uses, with what that expects.</p>
          <CodeToCopy name="Install" code={INSTALL} />
          <p>
            Every component has an entry point of its own, so that a page loads only what it shows.
            Render the global style once: it declares the tokens.
          </p>
          <CodeToCopy name="First page" code={USE} />
        </section>
        <section aria-label="What every part keeps">
          <h2>What every part keeps</h2>
          <ul>
            <li>Every text is a prop. Nothing visible is written into a part.</li>
            <li>Whatever the mouse can do, the keyboard can.</li>
            <li>Every story passes its accessibility check, and none writes to the console.</li>
            <li>Pictures of stories are the visual baselines that tests compare.</li>
          </ul>
        </section>
      </Page>
    </CopyArea>
  ),
}
