import { Component, type ComponentType, type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { reportDefect } from '../page/failure.ts';
import { whenBack } from './loadScreen.ts';
import { type FailedProps, ScreenFailed } from './ScreenFailed.tsx';

/** The code of a part could not be fetched; its cause is why. */
export class NotFetched extends Error {}

export interface BoundaryProps {
  readonly children: ReactNode;
  /** It is a part of a page that is there. Default false. */
  readonly isPart?: boolean;
  /** Shows nothing where something fails: the page does without it. Default false. */
  readonly isSilent?: boolean;
  /** What stands in its place. Default: {@link ScreenFailed}. */
  readonly Failed?: ComponentType<FailedProps>;
  /** Fetches what could not be fetched; tried when the network is back and every 15 s. */
  readonly attempt?: () => Promise<void>;
  /** Before the content is drawn once more. */
  readonly onRetry?: () => void;
}

type FailureProps = Omit<BoundaryProps, 'children' | 'onRetry'> & FailedProps;

function Failure({ isSilent = false, Failed = ScreenFailed, attempt, onRetry, ...props }: FailureProps) {
  const tried = useEffectEvent(async () => {
    await attempt?.();
    onRetry();
  });
  const isTried = attempt !== undefined;
  useEffect(() => (isTried ? whenBack(() => tried()) : undefined), [isTried]);
  return isSilent ? null : <Failed {...props} onRetry={onRetry} />;
}

interface Caught {
  readonly failure: { readonly error: unknown } | null;
}

class Catching extends Component<BoundaryProps & { readonly place: string }, Caught> {
  override state: Caught = { failure: null };

  readonly #again = (): void => {
    this.props.onRetry?.();
    this.setState({ failure: null });
  };

  static getDerivedStateFromError(error: unknown): Caught {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (!(error instanceof NotFetched)) reportDefect(error);
  }

  override componentDidUpdate({ place }: { readonly place: string }): void {
    if (place !== this.props.place && this.state.failure) this.#again();
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { isPart, isSilent, Failed, attempt } = this.props;
    return (
      <Failure
        {...(isPart !== undefined && { isPart })}
        {...(isSilent !== undefined && { isSilent })}
        {...(Failed && { Failed })}
        {...(attempt && failure.error instanceof NotFetched && { attempt })}
        onRetry={this.#again}
      />
    );
  }
}

/**
 * Keeps a failure to draw or to fetch something where it happens: what stands around it stays, and another page begins without it. A defect
 * is reported.
 * @spec SHL-20
 */
export function Boundary(props: BoundaryProps) {
  const [place] = useLocation();
  return <Catching {...props} place={place} />;
}
