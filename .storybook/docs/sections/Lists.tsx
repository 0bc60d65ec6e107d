import type { ComponentDocs } from '@throughline/test-support/component-docs'
import {
  englishShortcutHintLabels,
  ShortcutHint,
  type KeyboardPlatform,
} from '@throughline/ui/ShortcutHint'
import { MarkedText } from '../MarkedText'
import { ComponentLink } from '../PageLink'
import { Section } from './Section'
import { DocsTable, Points, Prose, SubTitle } from './Section.styles'

interface PointsSectionProps {
  title: string
  points: readonly string[]
}

/** A section that is a list of sentences. */
export function PointsSection({ title, points }: PointsSectionProps) {
  return (
    <Section title={title}>
      <Points>
        {points.map((point) => (
          <li key={point}>
            <MarkedText text={point} />
          </li>
        ))}
      </Points>
    </Section>
  )
}

const platform: KeyboardPlatform = /Mac|iPhone|iPad/.test(navigator.userAgent) ? 'mac' : 'other'

/** The section "Keyboard": a text, or a table of keys. */
export function Keyboard({ keyboard }: { keyboard: ComponentDocs['keyboard'] }) {
  return (
    <Section title="Keyboard">
      {typeof keyboard === 'string' ? (
        <Prose>
          <MarkedText text={keyboard} />
        </Prose>
      ) : (
        <KeyTable rows={keyboard} />
      )}
    </Section>
  )
}

function KeyTable({ rows }: { rows: Readonly<Record<string, string>> }) {
  return (
    <DocsTable>
      <thead>
        <tr>
          <th scope="col" style={{ width: '32%' }}>
            Key
          </th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(rows).map(([keys, action]) => (
          <tr key={keys}>
            <th scope="row">
              <ShortcutHint
                keys={keys.split(', ')}
                platform={platform}
                labels={englishShortcutHintLabels}
              />
            </th>
            <td>
              <MarkedText text={action} />
            </td>
          </tr>
        ))}
      </tbody>
    </DocsTable>
  )
}

const firstRelease = { '0.1.0': ['First release.'] }

/** The section "Changes", by version. */
export function Changes({ changes = firstRelease }: Pick<ComponentDocs, 'changes'>) {
  return (
    <Section title="Changes">
      {Object.entries(changes).map(([version, texts]) => (
        <div key={version}>
          <SubTitle>{version}</SubTitle>
          <Points>
            {texts.map((change) => (
              <li key={change}>
                <MarkedText text={change} />
              </li>
            ))}
          </Points>
        </div>
      ))}
    </Section>
  )
}

interface RelatedProps {
  names: readonly string[]
  /** The purpose of each component, by name. */
  purposes: ReadonlyMap<string, string>
}

/** Components that are used with this one or mistaken for it. */
export function Related({ names, purposes }: RelatedProps) {
  return (
    <Section title="Related">
      <Points>
        {names.map((name) => {
          const purpose = purposes.get(name)
          return (
            <li key={name}>
              <ComponentLink name={name} />
              {purpose === undefined ? null : (
                <>
                  {' – '}
                  <MarkedText text={purpose} />
                </>
              )}
            </li>
          )
        })}
      </Points>
    </Section>
  )
}
