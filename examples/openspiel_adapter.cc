// Oxhide's games in OpenSpiel's words, through the installed headers alone:
// what `class OxhideGame : public open_spiel::Game` and its State would hold.
// To make it that, derive the two classes, add `override`, and register a
// GameType; no method changes its name or its meaning. docs/programs.md has
// the same mapping word by word.
//
//   g++ -std=c++17 openspiel_adapter.cc $(pkg-config --cflags --libs oxhide)
#include <oxhide_play.h>

#include <cstdio>
#include <cstring>
#include <memory>
#include <random>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using Action = int64_t;
using Player = int;
using ActionsAndProbs = std::vector<std::pair<Action, double>>;
constexpr Player kChancePlayerId = -1, kTerminalPlayerId = -4;

static void Check(oxhide_play_status status)
{
    if (status != OXHIDE_PLAY_OK)
        throw std::runtime_error(oxhide_play_error(status));
}

class State;

class Game : public std::enable_shared_from_this<Game>
{
  public:
    Game(const std::string &name, int players, const std::string &options)
    {
        char error[OXHIDE_PLAY_ERROR];

        rules_ = oxhide_rules_open(name.c_str(), players, options.c_str(),
                                   error);
        if (!rules_)
            throw std::runtime_error(error);
        facts_ = oxhide_rules_facts(rules_);
    }
    ~Game() { oxhide_rules_close(rules_); }
    Game(const Game &) = delete;
    Game &operator=(const Game &) = delete;

    int NumDistinctActions() const { return facts_->decisions; }
    int MaxChanceOutcomes() const { return facts_->chances; }
    int NumPlayers() const { return facts_->seats; }
    double MinUtility() const { return -1.0 / (facts_->seats - 1); }
    double MaxUtility() const { return 1; }
    double UtilitySum() const { return 0; }
    int MaxGameLength() const { return facts_->decisions_max; }
    int MaxChanceNodesInHistory() const { return facts_->chances_max; }
    std::vector<int> ObservationTensorShape() const
    {
        return { static_cast<int>(facts_->tensor_size) };
    }
    std::unique_ptr<State> NewInitialState() const;
    std::unique_ptr<State> DeserializeState(const std::string &text) const;

    const oxhide_rules *rules() const { return rules_; }
    const oxhide_facts *facts() const { return facts_; }

  private:
    oxhide_rules *rules_;
    const oxhide_facts *facts_;
};

class State
{
  public:
    explicit State(std::shared_ptr<const Game> game)
        : game_(std::move(game)), bytes_(game_->facts()->state_size)
    {
        oxhide_play_begin(game_->rules(), bytes_.data());
    }

    std::unique_ptr<State> Clone() const
    {
        return std::make_unique<State>(*this);
    }
    std::unique_ptr<State> Child(Action action) const
    {
        std::unique_ptr<State> next = Clone();
        next->ApplyAction(action);
        return next;
    }
    Player CurrentPlayer() const
    {
        int actor = oxhide_play_actor(bytes_.data());

        return actor == OXHIDE_PLAY_CHANCE ? kChancePlayerId
               : actor == OXHIDE_PLAY_OVER ? kTerminalPlayerId
                                           : actor;
    }
    bool IsChanceNode() const { return CurrentPlayer() == kChancePlayerId; }
    bool IsTerminal() const { return CurrentPlayer() == kTerminalPlayerId; }

    std::vector<Action> LegalActions() const
    {
        uint16_t legal[OXHIDE_PLAY_LEGAL];
        int count = oxhide_play_legal(rules(), bytes_.data(), legal);

        return { legal, legal + count };
    }
    std::vector<int> LegalActionsMask() const
    {
        std::vector<int> mask(IsChanceNode() ? game_->MaxChanceOutcomes()
                                             : game_->NumDistinctActions());
        for (Action action : LegalActions())
            mask[action] = 1;
        return mask;
    }
    ActionsAndProbs ChanceOutcomes() const
    {
        double odds[OXHIDE_PLAY_LEGAL];
        ActionsAndProbs out;

        oxhide_play_odds(rules(), bytes_.data(), odds);
        for (Action action : LegalActions())
            out.emplace_back(action, odds[out.size()]);
        return out;
    }
    void ApplyAction(Action action)
    {
        bool chance = IsChanceNode();

        Check(oxhide_play_apply(rules(), bytes_.data(), Number(action)));
        history_.emplace_back(chance, action);
    }
    std::vector<double> Returns() const
    {
        double out[OXHIDE_PLAY_SEATS];

        oxhide_play_returns(rules(), bytes_.data(), out);
        return { out, out + game_->NumPlayers() };
    }
    std::string ActionToString(Player player, Action action) const
    {
        char words[OXHIDE_PLAY_TEXT];

        Check(oxhide_play_words(rules(), player == kChancePlayerId,
                                Number(action), words));
        return words;
    }
    Action StringToAction(const std::string &words) const
    {
        bool chance;
        unsigned number;

        Check(oxhide_play_number(rules(), words.c_str(), &chance, &number));
        return number;
    }

    // Zeros and bytes become floats, as OpenSpiel's tensors are.
    void ObservationTensor(Player player, std::vector<float> *values) const
    {
        std::vector<uint8_t> bytes(game_->facts()->tensor_size);

        Check(oxhide_play_tensor(rules(), bytes_.data(), player, bytes.data(),
                                 bytes.size()));
        values->assign(bytes.begin(), bytes.end());
    }
    // The record of the game as this player saw it.
    std::string InformationStateString(Player player) const
    {
        std::vector<uint16_t> past = Numbers();
        std::string text(OXHIDE_PLAY_RECORD, '\0');

        Check(oxhide_play_record(rules(), past.data(),
                                 static_cast<int>(past.size()), player,
                                 text.data(), text.size()));
        return text.c_str();
    }
    // A guess has a history that leads to it.
    std::unique_ptr<State> ResampleFromInfostate(Player player,
                                                 std::mt19937_64 *rng) const
    {
        std::unique_ptr<State> guess = Clone();
        std::vector<uint16_t> past = Numbers();
        uint64_t seed = (*rng)();

        Check(oxhide_play_guess_history(
            rules(), past.data(), static_cast<int>(past.size()), player, &seed,
            past.data(), guess->bytes_.data()));
        for (size_t i = 0; i < past.size(); i++)
            guess->history_[i].second = past[i];
        return guess;
    }
    std::string Serialize() const
    {
        std::string out;

        for (auto [chance, action] : history_)
            out += ActionToString(chance ? kChancePlayerId : 0, action) + "\n";
        return out;
    }
    bool operator==(const State &other) const { return bytes_ == other.bytes_; }

    // What Oxhide's own search would do here, from what the player knows.
    Action Search(uint32_t playouts, uint64_t seed) const
    {
        oxhide_line lines[OXHIDE_PLAY_LINES];
        oxhide_play_status status;

        oxhide_play_search(rules(), bytes_.data(), playouts, seed, lines,
                           &status);
        Check(status);
        return lines[0].action;
    }

  private:
    const oxhide_rules *rules() const { return game_->rules(); }
    std::vector<uint16_t> Numbers() const
    {
        std::vector<uint16_t> out;

        for (auto [chance, action] : history_)
            out.push_back(static_cast<uint16_t>(action));
        return out;
    }
    static unsigned Number(Action action)
    {
        return action < 0 || action > 0xffff ? 0xffff
                                             : static_cast<unsigned>(action);
    }

    std::shared_ptr<const Game> game_;
    std::vector<unsigned char> bytes_;
    std::vector<std::pair<bool, Action>> history_;
};

std::unique_ptr<State> Game::NewInitialState() const
{
    return std::make_unique<State>(shared_from_this());
}

std::unique_ptr<State> Game::DeserializeState(const std::string &text) const
{
    std::unique_ptr<State> state = NewInitialState();

    for (size_t at = 0, end; at < text.size(); at = end + 1) {
        end = text.find('\n', at);
        state->ApplyAction(state->StringToAction(text.substr(at, end - at)));
    }
    return state;
}

// The rest uses the words above and nothing of ours: a random player, a search
// that plays guesses on to the end, and what OpenSpiel's own test asks.

static Action Draw(const State &state, std::mt19937_64 *rng)
{
    std::vector<Action> legal = state.LegalActions();
    if (!state.IsChanceNode())
        return legal[(*rng)() % legal.size()];
    double at = static_cast<double>((*rng)() >> 11) / 9007199254740992.0;
    ActionsAndProbs outcomes = state.ChanceOutcomes();
    for (auto [action, p] : outcomes)
        if ((at -= p) < 0)
            return action;
    return outcomes.back().first;
}

static Action Guess(const State &state, int playouts, std::mt19937_64 *rng)
{
    std::vector<Action> legal = state.LegalActions();
    std::vector<double> sum(legal.size());
    Player player = state.CurrentPlayer();

    for (int k = 0; legal.size() > 1 && k < playouts; k++) {
        auto guess = state.ResampleFromInfostate(player, rng);
        for (size_t i = 0; i < legal.size(); i++) {
            auto world = guess->Child(legal[i]);
            while (!world->IsTerminal())
                world->ApplyAction(Draw(*world, rng));
            sum[i] += world->Returns()[player];
        }
    }
    size_t best = 0;
    for (size_t i = 1; i < legal.size(); i++)
        best = sum[i] > sum[best] ? i : best;
    return legal[best];
}

static void Require(bool holds, const char *what)
{
    if (!holds)
        throw std::runtime_error(what);
}

static void TestState(const Game &game, const State &state,
                      std::mt19937_64 *rng)
{
    Player player = state.CurrentPlayer();
    std::vector<float> seen, guessed;
    double sum = 0;

    Require(*game.DeserializeState(state.Serialize()) == state, "serialize");
    if (state.IsChanceNode()) {
        for (auto [action, p] : state.ChanceOutcomes())
            sum += p;
        Require(sum > 0.999999 && sum < 1.000001, "chance adds up to 1");
        return;
    }
    auto guess = state.ResampleFromInfostate(player, rng);
    state.ObservationTensor(player, &seen);
    guess->ObservationTensor(player, &guessed);
    Require(seen == guessed, "a guess looks the same to who guessed");
    Require(game.DeserializeState(guess->Serialize())->LegalActions() ==
                state.LegalActions(),
            "a guess has a history");
    Require(guess->LegalActions() == state.LegalActions(), "the same choices");
    for (Action action : state.LegalActions())
        Require(state.StringToAction(state.ActionToString(player, action)) ==
                    action,
                "actions and their words");
}

int main()
{
    std::mt19937_64 rng(7);

    for (const char *name : { "bronze", "bronze-age", "golden-ages" }) {
        auto game = std::make_shared<const Game>(name, 2, "");
        double won = 0;
        int moves = 0;

        for (int g = 0; g < 4; g++) { // searches against random
            auto state = game->NewInitialState();
            Player searcher = g % 2;

            for (; !state->IsTerminal(); moves++) {
                bool mine = state->CurrentPlayer() == searcher;
                if (moves % 16 == 0)
                    TestState(*game, *state, &rng);
                state->ApplyAction(!mine       ? Draw(*state, &rng)
                                   : moves % 2 ? state->Search(100, rng())
                                               : Guess(*state, 2, &rng));
            }
            Require(state->InformationStateString(0).find("as A") !=
                        std::string::npos,
                    "the record as a seat saw it");
            won += state->Returns()[searcher];
        }
        Require(won > 0, "search beats chance");
        std::printf("%s: %d moves, %d actions, returns %+.0f\n", name, moves,
                    game->NumDistinctActions(), won);
    }
    return 0;
}
