import { themes, token, tokenProperty } from '@throughline/ui/theme'
import { CopyButton } from '../parts/CopyButton'
import { Chip, FactTable, Ratio } from '../parts/Details.styles'
import { Caption } from '../parts/Page.styles'
import { demandOf, jobs, lowestContrast, themeNames, type ColorName } from './color-details'

const columns = { light: 'Light', dark: 'Dark', 'high-contrast': 'High contrast' } as const

/** Some colors: what each is for, its value in each theme and the contrast that it keeps. */
export function ColorTable({ names }: { readonly names: readonly ColorName[] }) {
  return (
    <FactTable>
      <thead>
        <tr>
          <th scope="col">Color</th>
          {themeNames.map((theme) => (
            <th key={theme} scope="col">
              {columns[theme]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {names.map((name) => (
          <tr key={name}>
            <th scope="row">
              <div>{jobs.get(name)}</div>
              <CopyButton text={token(name)} label={tokenProperty(name)} />
            </th>
            {themeNames.map((theme) => (
              <td key={theme}>
                <span style={{ display: 'flex', gap: 6, alignItems: 'center' }}>
                  <Chip style={{ '--tl-chip': themes[theme][name] }} />
                  <span>
                    <CopyButton text={themes[theme][name]} context={columns[theme]} />
                    <Contrast name={name} theme={theme} />
                  </span>
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </FactTable>
  )
}

function Contrast({
  name,
  theme,
}: {
  readonly name: ColorName
  readonly theme: (typeof themeNames)[number]
}) {
  const demand = demandOf(name)
  if (demand === null) return null
  const { ratio, ground } = lowestContrast(name, demand, theme)
  const isLow = ratio < demand.least
  return (
    <Ratio {...(isLow ? { 'data-low': '' } : null)}>
      {ratio.toFixed(1)}:1 on {ground}
      {isLow ? `, less than ${demand.least}` : null}
    </Ratio>
  )
}

/** How the ratios of a table are to be read. */
export function ContrastKey() {
  return (
    <Caption>
      The ratio is that of WCAG 2.2 on the ground where it is lowest. Text keeps 4.5:1, shapes keep
      3:1. Grounds and lines carry no ratio, because nothing is told by them alone.
    </Caption>
  )
}
