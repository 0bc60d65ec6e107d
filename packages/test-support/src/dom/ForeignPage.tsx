import type { ReactNode } from 'react'

/**
 * The style sheet of a product that does not know the components: `rem` of 10 px, its own reset,
 * and styles for every element name.
 */
const FOREIGN_PAGE_CSS = `
html { overflow-y: scroll; font-size: 62.5%; background: #fffbe8; }
body { margin: 2.4rem; color: #5b1a6e; font: italic 1.7rem/2 Georgia, serif; letter-spacing: 0.08em; text-transform: uppercase; text-align: center; }
*, *::before, *::after { box-sizing: content-box; }
main { padding: 1rem; border: 0.3rem double; }
h1, h2, h3, h4 { margin: 3rem 0; padding: 0.5rem; border-bottom: 0.2rem solid; color: #0a6b52; font: 900 3.1rem/1.1 Georgia, serif; }
p, dl, dd, figure, ul, ol, blockquote { margin: 2rem 0; padding: 0 1rem; }
a { color: #a3340a; border-bottom: 0.1rem dashed; text-decoration: none; }
label { display: block; margin: 1rem; font-weight: 700; }
button { min-height: 6rem; margin: 0.7rem; padding: 2rem 4rem; border: 0.5rem outset #a3340a; border-radius: 3rem; background: #a3340a; color: #ffffff; font: 700 2rem Georgia, serif; letter-spacing: 0.2em; text-transform: uppercase; text-shadow: 0 1px 1px #000000; box-shadow: 0 0.4rem 0 #5e1e06; }
input, select, textarea { margin: 0.8rem; padding: 1.4rem; border: 0.4rem inset #0a6b52; background: #e8fff7; color: #0a6b52; font: 2.2rem monospace; }
table { border-collapse: separate; border-spacing: 1rem; margin: 2rem; }
th, td { padding: 1.5rem; border: 0.1rem solid #0a6b52; background: #f3f3f3; text-align: right; }
ul, ol { list-style: square inside; }
li { margin: 0.9rem; padding-left: 2rem; }
img { border: 0.5rem solid; opacity: 0.9; }
header, footer, nav, section, article, aside { margin: 1.1rem; padding: 1.3rem; background: #fdf0ff; }
::selection { background: #ff7ad9; }
`

interface ForeignPageProps {
  /** Direction of the text of the page. @default 'ltr' */
  dir?: 'ltr' | 'rtl'
  children: ReactNode
}

/** A page of a product with its own styles, with embedded components below its content. */
export function ForeignPage({ dir = 'ltr', children }: ForeignPageProps) {
  return (
    <div dir={dir}>
      <style>{FOREIGN_PAGE_CSS}</style>
      <div data-testid="own-content">
        <h1>Season</h1>
        <h2>What is planned</h2>
        <p>
          Ask <a href="#team">the team</a> for <code>dates</code>.
        </p>
        <ul>
          <li>Store window</li>
        </ul>
        <label htmlFor="own-field">Search</label>
        <input id="own-field" defaultValue="Catalog" />
        <button type="button">Save</button>
        <table>
          <tbody>
            <tr>
              <th scope="row">Stores</th>
              <td>12</td>
            </tr>
          </tbody>
        </table>
      </div>
      <div data-testid="embedded">{children}</div>
    </div>
  )
}
