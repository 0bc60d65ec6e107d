/** @typedef {import('./run-faults.mjs').Verdict} Verdict */

/**
 * The page with the figures and the survivors.
 *
 * @param {readonly Verdict[]} verdicts
 * @param {string} commit that the faults were tried on
 * @returns {string} Markdown
 */
export function renderReport(verdicts, commit) {
  const areas = [...new Set(verdicts.map(({ area }) => area))]
  const rows = areas.map((area) => row(area, ofArea(verdicts, area)))
  const left = verdicts.filter(({ verdict }) => verdict !== 'caught')
  return `# Faults that tests catch

\`npm run mutate\` breaks one rule at a time in a copy of the checkout and runs the tests that should notice. \`npm run mutate -- domain\` tries one area. The faults are listed in \`scripts/mutate/faults\`: add one for every rule that a person would miss. The target is 85 % caught. This page is written by the command; commit ${commit}.

| Area | Faults | Caught | |
| --- | ---: | ---: | ---: |
${rows.join('\n')}
${row('**all**', verdicts)}

## Not caught

${left.length === 0 ? 'None.' : left.map(({ area, fault, verdict }) => `- ${area}: ${fault.rule} (\`${fault.file}\`${verdict === 'stale' ? ', stale' : ''})`).join('\n')}
`
}

/**
 * @param {readonly Verdict[]} verdicts
 * @param {string} area
 */
function ofArea(verdicts, area) {
  return verdicts.filter((verdict) => verdict.area === area)
}

/**
 * @param {string} name
 * @param {readonly Verdict[]} verdicts
 */
function row(name, verdicts) {
  const caught = verdicts.filter(({ verdict }) => verdict === 'caught').length
  const share = verdicts.length === 0 ? 0 : Math.round((caught / verdicts.length) * 100)
  return `| ${name} | ${verdicts.length} | ${caught} | ${share} % |`
}
