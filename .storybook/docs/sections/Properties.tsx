import { use } from 'react'
import { styled } from 'styled-components'
import { pages } from 'virtual:component-pages'

import { Badge } from '@throughline/ui/Badge'
import { token } from '@throughline/ui/theme'
import { loadEntryDetails } from '../docs-modules'
import type { ComponentPage } from '../details/component-pages'
import type { ComponentProperties, PropertyDetails, TypeSummary } from '../details/property-details'
import { MarkedText } from '../MarkedText'
import { Section } from './Section'
import { DocsTable, Prose, SubTitle, TableScroll } from './Section.styles'
import { typeAnchor, TypeText } from './TypeText'

const Cell = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-1')} ${token('space-2')};
`

const Meaning = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-1')};
  color: ${token('color-ink-muted')};
`

const Types = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space-2')};

  details {
    border: 1px solid ${token('color-line')};
    border-radius: ${token('radius-card')};
    background: ${token('color-surface')};
  }

  details > div {
    display: flex;
    flex-direction: column;
    gap: ${token('space-3')};
    padding: 0 ${token('space-4')} ${token('space-4')};
  }

  summary {
    padding: ${token('space-2')} ${token('space-4')};
    cursor: pointer;
    font-family: ${token('font-mono')};
    font-size: ${token('text-dense')};
  }

  summary:focus-visible {
    border-radius: ${token('radius-card')};
    outline: ${token('ring-width')} solid ${token('color-focus')};
  }
`

const Declaration = styled(TableScroll)`
  white-space: pre;
`

/** The properties of a component and of those that come with it, as the compiler sees them. */
export function Properties({ page }: { page: ComponentPage }) {
  const details = use(loadEntryDetails(page.folder))
  const elsewhere = new Set(pages.filter(({ name }) => name !== page.name).map(({ name }) => name))
  const components = details.components
    .filter(({ name }) => !elsewhere.has(name))
    .sort((a, b) => Number(b.name === page.name) - Number(a.name === page.name))
  return (
    <Section title="Properties">
      {components.map((component) => (
        <ComponentTable key={component.name} component={component} types={details.types} />
      ))}
      {details.types.length === 0 ? null : (
        <Types>
          <SubTitle>Types</SubTitle>
          {details.types.map((type) => (
            <TypeDetails key={type.name} type={type} types={details.types} />
          ))}
        </Types>
      )}
    </Section>
  )
}

interface ComponentTableProps {
  component: ComponentProperties
  types: readonly TypeSummary[]
}

function ComponentTable({ component, types }: ComponentTableProps) {
  const { name, properties, element } = component
  return (
    <>
      <SubTitle>{name}</SubTitle>
      {properties.length === 0 ? null : (
        <TableScroll aria-label={`Properties of ${name}`} tabIndex={0}>
          <DocsTable>
            <thead>
              <tr>
                <th scope="col">Property</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {properties
                .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
                .map((property) => (
                  <PropertyRow key={property.name} property={property} types={types} />
                ))}
            </tbody>
          </DocsTable>
        </TableScroll>
      )}
      {element === null ? null : (
        <Prose>
          And the attributes of <code>{`<${element}>`}</code>, among them <code>className</code>,{' '}
          <code>style</code> and <code>ref</code>.
        </Prose>
      )}
    </>
  )
}

interface PropertyRowProps {
  property: PropertyDetails
  types: readonly TypeSummary[]
}

function PropertyRow({ property, types }: PropertyRowProps) {
  const { name, type, description, defaultValue, isRequired, deprecated } = property
  return (
    <tr>
      <th scope="row" style={{ width: '24%' }}>
        <Cell>
          <code>{name}</code>
          {isRequired ? <Badge tone="info">Required</Badge> : null}
          {deprecated === null ? null : <Badge tone="danger">Deprecated</Badge>}
        </Cell>
      </th>
      <td style={{ width: '34%' }}>
        <TypeText text={type} types={types} />
      </td>
      <td>
        <Meaning>
          {description === '' ? null : (
            <span>
              <MarkedText text={description} />
            </span>
          )}
          {defaultValue === null ? null : (
            <span>
              Default: <code>{defaultValue}</code>
            </span>
          )}
          {deprecated === null || deprecated === '' ? null : (
            <span>
              <MarkedText text={deprecated} />
            </span>
          )}
        </Meaning>
      </td>
    </tr>
  )
}

interface TypeDetailsProps {
  type: TypeSummary
  types: readonly TypeSummary[]
}

function TypeDetails({ type, types }: TypeDetailsProps) {
  return (
    <details id={typeAnchor(type.name)}>
      <summary>{type.name}</summary>
      <div>
        {type.description === '' ? null : (
          <Prose>
            <MarkedText text={type.description} />
          </Prose>
        )}
        <Declaration aria-label={`Declaration of ${type.name}`} tabIndex={0}>
          <TypeText text={type.text} types={types.filter((other) => other !== type)} />
        </Declaration>
      </div>
    </details>
  )
}
