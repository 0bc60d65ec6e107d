declare global {
  /** The part of the Trusted Types interface that is needed here; browsers without it take text. */
  var trustedTypes: HtmlPolicyFactory | undefined
}

interface HtmlPolicy {
  readonly createHTML: (text: string) => string
}

interface HtmlPolicyFactory {
  readonly createPolicy: (name: string, rules: HtmlPolicy) => HtmlPolicy
}

/** The policy name that a page's content security policy must allow in `trusted-types`. */
const POLICY_NAME = 'throughline-inert-html'

const asItIs: HtmlPolicy = { createHTML: (text) => text }

let policy: HtmlPolicy | null = null

/** Created on first use, so that a page without rich text does not have to allow it. */
function htmlPolicy(): HtmlPolicy {
  // oxlint-disable-next-line compat/compat -- Text is parsed without it.
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY_NAME, asItIs) ?? asItIs
  return policy
}

/**
 * The attribute with the text of a `style` attribute in a document of {@link parseInertDocument}.
 */
export const STYLE_ATTRIBUTE = 'data-tl-style'

/** A start tag without its `>`. Quotes only begin a value after `=`, and may then contain `>`. */
const START_TAG = /<[a-z][^\s/>]*(?:[^>=]|=\s*(?:"[^"]*"|'[^']*'|(?=[^"'])))*/gi
/** The name of a style attribute, or a quoted value in which it is text. */
const STYLE_NAME = /(=\s*(?:"[^"]*"|'[^']*'))|(?<=[\s/"'])style(?=\s*=)/gi
const STYLE_ELEMENT = /<(\/?)style(?=[\s/>])/gi

/**
 * Returns HTML whose styles the browser does not apply. A page whose content security policy allows
 * no inline styles reports them even in a separate document.
 */
function withoutStyles(html: string): string {
  return html
    .replaceAll(STYLE_ELEMENT, '<$1script')
    .replaceAll(START_TAG, (tag) =>
      tag.replaceAll(STYLE_NAME, (_name, quoted?: string) => quoted ?? STYLE_ATTRIBUTE),
    )
}

/**
 * Parses any HTML into a separate document in which nothing runs, loads or is styled. The HTML may
 * be hostile: read only known content from it, and build new elements. Elements have their style in
 * {@link STYLE_ATTRIBUTE}.
 */
export function parseInertDocument(html: string): Document {
  const text = htmlPolicy().createHTML(withoutStyles(html))
  return new DOMParser().parseFromString(text, 'text/html')
}
