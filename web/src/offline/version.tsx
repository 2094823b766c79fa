// A new version of the page is announced, and installed when the person likes.
import { takeOver, waiting } from "./offline";
import { words } from "./strings";

export function NewVersion() {
  if (!waiting.value) return null;
  return (
    <div class="new-version" role="status">
      <span>{words.new}</span>
      <button
        type="button"
        class="btn text"
        data-key="later"
        onClick={() => (waiting.value = null)}
      >
        {words.later}
      </button>
      <button type="button" class="btn" data-key="take-version" onClick={takeOver}>
        {words.take}
      </button>
    </div>
  );
}
