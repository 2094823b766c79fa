"""The library inside makes a wheel one of its platform, of any Python 3."""

import setuptools
from wheel.bdist_wheel import bdist_wheel


class Wheel(bdist_wheel):
    def finalize_options(self):
        super().finalize_options()
        self.root_is_pure = False

    def get_tag(self):
        return "py3", "none", super().get_tag()[2]


setuptools.setup(cmdclass={"bdist_wheel": Wheel})
