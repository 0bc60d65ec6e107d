// Shows the contract of this server. The page reads only: it sends no request of an operation.

const systemTheme = matchMedia('(prefers-color-scheme: dark)')

/** Uses the theme that the person chose in the web application, or else that of the system. */
function applyTheme() {
  let chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    // Storage is blocked.
  }
  const isDark = chosen === null || chosen === 'system' ? systemTheme.matches : chosen === 'dark'
  document.documentElement.classList.toggle('dark-mode', isDark)
}
applyTheme()
systemTheme.addEventListener('change', applyTheme)
addEventListener('storage', applyTheme)

const hidden = () => () => null

/** Puts a part of Swagger UI into an element. */
const inElement =
  (name, attributes) =>
  (Original, { React }) =>
  (props) =>
    React.createElement(name, attributes, React.createElement(Original, props))

/** Parts of Swagger UI as assistive technology needs them. */
const accessibleParts = {
  InfoContainer: inElement('div', { role: 'banner' }),
  FilterContainer: inElement('div', { role: 'search' }),
  // It is inside a button, where a link is not allowed.
  DeepLink:
    () =>
    ({ text }) =>
      text,
  // The label of the list is a text beside it, or is missing.
  ExamplesSelect:
    (Original, { React }) =>
    (props) =>
      React.createElement(
        'label',
        null,
        React.createElement(Original, { ...props, showLabels: true }),
      ),
  // Tags are headings of the third level.
  operations:
    (Original, { React }) =>
    (props) => [
      React.createElement('h2', { key: 'heading', className: 'operations-heading' }, 'Operations'),
      React.createElement(Original, { key: 'operations', ...props }),
    ],
}

globalThis.SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  // The requirements of operations are in `x-requires`.
  showExtensions: true,
  supportedSubmitMethods: [],
  validatorUrl: null,
  syntaxHighlight: { theme: 'obsidian' },
  plugins: [
    {
      wrapComponents: {
        authorizeBtn: hidden,
        authorizeOperationBtn: hidden,
        ServersContainer: hidden,
        ...accessibleParts,
      },
    },
  ],
})
