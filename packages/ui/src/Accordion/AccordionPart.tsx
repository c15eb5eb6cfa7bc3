import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type RefCallback, useId, useState } from 'react';
import { Content, Header, Heading, Part, Summary, Title } from './Accordion.styles.ts';

export interface AccordionItem<Value extends string = string> {
  readonly value: Value;
  readonly title: string;
  /** Decoration only. */
  readonly icon?: ReactNode;
  /** What can be told without opening it: a count, a state. Heard with the title. */
  readonly summary?: ReactNode;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

interface AccordionPartProps {
  readonly item: AccordionItem;
  readonly headingLevel: 2 | 3 | 4 | 5;
  readonly isOpen: boolean;
  readonly isRegion: boolean;
  readonly headerRef: RefCallback<HTMLButtonElement>;
  readonly onToggle: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

export function AccordionPart(props: AccordionPartProps) {
  const { item, headingLevel, isOpen, isRegion, headerRef, onToggle, onKeyDown } = props;
  const { title, icon, summary, disabled, content } = item;
  const id = useId();
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <Part>
      <Heading as={`h${headingLevel}`}>
        <Header
          ref={headerRef}
          type="button"
          id={`${id}-header`}
          aria-expanded={isOpen}
          aria-controls={`${id}-content`}
          // not `disabled`: a title can be read by everyone
          aria-disabled={disabled || undefined}
          onClick={onToggle}
          onKeyDown={onKeyDown}
        >
          <ChevronRight aria-hidden />
          {icon}
          <Title>{title}</Title>
          {summary !== undefined && <Summary>{summary}</Summary>}
        </Header>
      </Heading>
      <Content
        id={`${id}-content`}
        hidden={!isOpen}
        {...(isRegion ? { role: 'region', 'aria-labelledby': `${id}-header` } : {})}
      >
        {(isOpen || wasOpened) && content}
      </Content>
    </Part>
  );
}
