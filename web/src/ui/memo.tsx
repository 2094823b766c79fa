// A component that is drawn again only if its properties have changed.
import { Component, type ComponentType } from "preact";

export function memo<P extends object>(
  Inner: ComponentType<P>,
  same: (a: P, b: P) => boolean,
): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return !same(this.props as P, next);
    }

    override render(props: P) {
      return <Inner {...props} />;
    }
  };
}
