import { Checkbox } from '@throughline/ui/Checkbox'
import { usePlanSettings } from '../../../plan'
import { StepPage } from '../StepPage'
import { Card, CardColor, CardName, Cards } from './DefaultChannels.styles'
import { useDefaultChannels } from './use-default-channels'

/** The usual channels, to be put into the plan or left out of it. */
export function DefaultChannels() {
  const { plan } = usePlanSettings()
  const { isLoading, cards, isChosen, isBusy, choose, question } = useDefaultChannels(plan)
  return (
    <StepPage state={{ status: isLoading ? 'loading' : 'ready' }}>
      <Cards aria-label="Default channels">
        {cards.map((card) => (
          <Card key={card.wanted.name} {...(isChosen(card) ? { 'data-chosen': '' } : null)}>
            <Checkbox
              aria-busy={isBusy(card)}
              label={
                <CardName>
                  <CardColor style={{ backgroundColor: card.color }} />
                  {card.name}
                </CardName>
              }
              help={card.typeNames.join(', ')}
              isChecked={isChosen(card)}
              onChange={(change) => {
                choose(card, change.isChecked)
              }}
            />
          </Card>
        ))}
      </Cards>
      {question}
    </StepPage>
  )
}
